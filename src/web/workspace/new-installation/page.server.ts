import { areShares, USUAL_SHARES } from '#src/kernel/installation.ts';
import { figuresOf } from '#src/kernel/solar/figures/read-figures.ts';
import { cardsById } from '#src/shop/catalogue/products/find-product.ts';
import { listFigures } from '#src/shop/solar/figures/list-figures.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** What the form begins with: goods and work that a plan or proposal names (`?lines=slug:quantity,…&work=rupees`), and the owner's milestones. */
export const loader = pageLoader('newInstallation', async ({ shop, locale, searchParams }) => {
  const { figures, today } = await listFigures(shop);
  const shares = figuresOf(figures, today).milestoneShares().value;
  const asked = readLines(searchParams.get('lines') ?? '');
  const cards = await cardsById(
    shop.db,
    asked.map(([id]) => id),
  );
  const work = searchParams.get('work') ?? '';
  return {
    texts: texts(locale, 'installations', 'paymentLinks', 'checkout'),
    shares: shares && areShares(shares) ? shares : [...USUAL_SHARES],
    lines: asked.flatMap(([productId, quantity]) => {
      const product = cards.get(productId)?.product;
      return product ? [{ productId, name: product.name, price: product.price, quantity }] : [];
    }),
    work: /^\d{1,8}(\.\d{1,2})?$/.test(work) ? work : '',
  };
});

/** `kit-3kw:1,cable-4mm:20`; what cannot be read is left out. */
const readLines = (text: string): [id: string, quantity: number][] =>
  text
    .split(',')
    .slice(0, 50)
    .flatMap((part) => {
      const [, id, quantity] = /^([\w-]{1,200}):(\d{1,6})$/.exec(part) ?? [];
      return id && Number(quantity) > 0 ? [[id, Number(quantity)] as [string, number]] : [];
    });
