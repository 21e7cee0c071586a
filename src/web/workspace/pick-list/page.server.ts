import { dateFormat } from '#src/kernel/format.ts';
import { listCategories } from '#src/shop/catalogue/taxonomy/list-categories.ts';
import { MOST_TO_PICK, pickList } from '#src/shop/sales/orders/pick-list.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { catalogueWords } from '#src/web/features/product-card/catalogue-words.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';

export const loader = pageLoader('pickList', async ({ shop, locale, searchParams }) => {
  const asked = searchParams.get('ids')?.replaceAll('\u0000', '') ?? '';
  const { products, orders } = await pickList(shop, asked.split(',').filter(Boolean).slice(0, MOST_TO_PICK));
  const words = catalogueWords(locale);
  const categories = new Map((await listCategories(shop)).map((one) => [one.name, words.category(one)]));
  return {
    texts: texts(locale, 'orderDesk'),
    on: dateFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
    }).format(shop.clock.now()),
    products: products.map((one) => ({ ...one, category: categories.get(one.category) ?? one.category })),
    orders: orders.map(({ order, lines }) => ({
      id: order.id,
      number: order.number,
      name: order.name,
      place: `${order.address.city} ${order.address.zipcode}`,
      lines,
    })),
  };
});
