import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { Paper } from '#src/web/features/printed-page/paper.tsx';
import { Sku } from '#src/web/features/product-card/sku.tsx';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

const CELL = 'border-b border-black/20 py-2 pe-4 text-start align-top';

/** What to fetch from the shelves, summed and in their order; then what belongs to which order. With boxes to tick by pen. */
export default function PickList({ loaderData: { on, products, orders } }: Route.ComponentProps) {
  const t = useTranslations('orderDesk.pick');
  return (
    <Paper>
      <PageHead title={t('title')} noindex />
      <header>
        <h1 className="text-2xl font-bold">{t('title')}</h1>
        <p className="tabular">{t('facts', { on, orders: orders.length })}</p>
      </header>
      {products.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <>
          <section className="overflow-x-auto">
            <table className="tabular w-full text-[0.9375rem]">
              <caption className="pb-2 text-start text-lg font-bold">{t('shelves')}</caption>
              <thead>
                <tr>
                  {[t('done'), t('quantity'), t('product'), t('category'), t('for')].map((name) => (
                    <th key={name} scope="col" className={`${CELL} text-sm`}>
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {products.map((one) => (
                  <tr key={one.productId} className="break-inside-avoid">
                    <td className={CELL}>
                      <Box />
                    </td>
                    <td className={`${CELL} text-lg font-bold`}>{one.quantity}</td>
                    <th scope="row" className={`${CELL} font-semibold`}>
                      {one.name}
                      <Sku sku={one.sku} />
                    </th>
                    <td className={CELL}>{one.category}</td>
                    <td className={CELL}>
                      {one.orders.map(({ number, quantity }) => `${number} (${quantity})`).join(', ')}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <section className="grid gap-4">
            <h2 className="text-lg font-bold">{t('byOrder')}</h2>
            {orders.map((order) => (
              <article key={order.id} className="break-inside-avoid border-t border-black/40 pt-3">
                <h3 className="tabular font-bold">{`${order.number} · ${order.name} · ${order.place}`}</h3>
                <ul>
                  {order.lines.map(({ name, sku, quantity }) => (
                    <li key={name} className="flex items-start gap-3 py-1">
                      <Box />
                      <span className="tabular w-10 shrink-0 font-bold">{quantity} ×</span>
                      <span>
                        {name}
                        <Sku sku={sku} />
                      </span>
                    </li>
                  ))}
                </ul>
              </article>
            ))}
          </section>
        </>
      )}
    </Paper>
  );
}

const Box = () => <span aria-hidden className="mt-1 inline-block size-4 shrink-0 border-2 border-black" />;
