import { useTranslations } from 'use-intl';
import { onOneLine, sellerOf } from '#src/kernel/brand.ts';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';

/** Who sells and who answers complaints, as the E-Commerce Rules 2020 require, always from the settings; what is not set is left out. */
export function SellerFacts() {
  const store = useShopSettings();
  const { legal, contact } = store;
  const t = useTranslations('pageText.facts');
  const { name, title, phone, email } = legal.grievanceOfficer;
  const facts = [
    ['seller', onOneLine([sellerOf(store), legal.address], ', ')],
    ['gstin', legal.tax.gstin],
    ['contact', onOneLine([contact.phone, contact.email], ', ')],
    ['officer', onOneLine([name, title, phone, email], ', ')],
  ] as const;
  return (
    <section aria-labelledby="seller-facts" className="max-w-prose rounded-card bg-mist p-5">
      <h2 id="seller-facts" className="mb-2 font-bold">
        {t('title')}
      </h2>
      <dl className="grid gap-1.5 text-[0.9375rem]">
        {facts
          .filter(([, value]) => value)
          .map(([key, value]) => (
            <div key={key}>
              <dt className="inline font-semibold">{t(key)} </dt>
              <dd className="inline wrap-anywhere text-soft">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
