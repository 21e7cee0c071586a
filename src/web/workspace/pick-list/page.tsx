import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { PrintedPage } from '#src/web/features/printed-page/printed-page.tsx';
import { Sku } from '#src/web/features/product-card/sku.tsx';
import { Table } from '#src/web/ui/table.tsx';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** What to fetch from the shelves, added up and in shelf order; then what belongs to which order. With boxes to tick by pen. */
export default function PickList({ loaderData: { on, products, orders } }: Route.ComponentProps) {
  const t = useTranslations('orderDesk.pick');
  return (
    <PrintedPage>
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
            <Table
              look="printed"
              caption={t('shelves')}
              captioned
              rows={products}
              keyOf={({ productId }) => productId}
              columns={[
                { key: 'done', name: t('done'), cell: () => <Box /> },
                {
                  key: 'quantity',
                  name: t('quantity'),
                  cell: ({ quantity }) => <strong className="text-lg">{quantity}</strong>,
                },
                {
                  key: 'product',
                  name: t('product'),
                  heads: true,
                  cell: ({ name, sku }) => (
                    <span className="font-semibold">
                      {name}
                      <Sku sku={sku} />
                    </span>
                  ),
                },
                {
                  key: 'category',
                  name: t('category'),
                  className: 'max-sm:hidden print:table-cell',
                  cell: ({ category }) => category,
                },
                {
                  key: 'for',
                  name: t('for'),
                  cell: (one) => one.orders.map(({ number, quantity }) => `${number} (${quantity})`).join(', '),
                },
              ]}
            />
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
    </PrintedPage>
  );
}

const Box = () => <span aria-hidden className="mt-1 inline-block size-4 shrink-0 border-2 border-black" />;
