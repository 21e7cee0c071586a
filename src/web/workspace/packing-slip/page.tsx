import { useTranslations } from 'use-intl';
import { orGap, sellerOf } from '#src/kernel/brand.ts';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { PrintedPage } from '#src/web/features/printed-page/printed-page.tsx';
import { Sku } from '#src/web/features/product-card/sku.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Table } from '#src/web/ui/table.tsx';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** The slip in the parcel: the address, large enough to be the label, and the contents. No prices, but what the carrier collects. */
export default function PackingSlip({
  loaderData: { number, test, on, name, address, note, lines, due },
}: Route.ComponentProps) {
  const store = useShopSettings();
  const t = useTranslations('orderDesk.slip');
  const shell = useTranslations('shell');
  return (
    <PrintedPage>
      <PageHead title={t('title', { number: String(number) })} noindex />
      <header className="flex flex-wrap items-start justify-between gap-4 border-b-2 border-black pb-4">
        <div>
          <h1 className="tabular text-2xl font-bold">{t('title', { number: String(number) })}</h1>
          <p>{t('ordered', { on })}</p>
          {test && (
            <p className="mt-2 inline-block border-2 border-black px-3 py-1 text-xl font-bold">{shell('test')}</p>
          )}
        </div>
        <div className="text-sm">
          <p className="font-bold">{sellerOf(store)}</p>
          <p>{store.legal.address}</p>
          <p>{store.contact.phone}</p>
        </div>
      </header>
      <section aria-labelledby="to" className="border-2 border-black p-5">
        <h2 id="to" className="text-sm font-bold">
          {t('to')}
        </h2>
        <address className="text-2xl leading-snug font-semibold wrap-anywhere not-italic sm:text-3xl">
          <span className="block font-bold">{name}</span>
          <span className="block">{address.fullAddress}</span>
          <span className="block">{address.landmark}</span>
          <span className="tabular block">{`${address.city} ${address.zipcode}`}</span>
          <span className="block">{`${address.state}, ${address.country}`}</span>
          <span className="tabular block">{address.phone}</span>
        </address>
      </section>
      {due !== undefined && (
        <p className="border-2 border-black p-3 text-2xl font-bold">{t('due', { amount: formatPrice(due) })}</p>
      )}
      <Table
        look="printed"
        caption={t('inside')}
        captioned
        rows={lines}
        keyOf={({ position }) => String(position)}
        columns={[
          {
            key: 'quantity',
            name: t('quantity'),
            className: 'w-24',
            cell: ({ quantity }) => <strong>{quantity}</strong>,
          },
          {
            key: 'product',
            name: t('product'),
            heads: true,
            cell: ({ name, sku }) => (
              <>
                {name}
                <Sku sku={sku} />
              </>
            ),
          },
        ]}
      />
      {note && (
        <section>
          <h2 className="font-bold">{t('note')}</h2>
          <p className="whitespace-pre-line wrap-anywhere">{note}</p>
        </section>
      )}
      {(store.contact.phone || store.contact.email) && (
        <p>{t('help', { phone: orGap(store.contact.phone), email: orGap(store.contact.email) })}</p>
      )}
    </PrintedPage>
  );
}
