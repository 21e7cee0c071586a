import { useTranslations } from 'use-intl';
import { ProductLine } from './product-line.tsx';
import type { PartnerView } from './view.ts';

/** Products in stock that fit this one by their figures; nothing if there are none. */
export function WorksWith({ partners }: { partners: PartnerView[] }) {
  const t = useTranslations('product.worksWith');
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby="works-with">
      <h2 id="works-with" className="text-section font-bold">
        {t('title')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-soft">{t('lead')}</p>
      <ul className="grid gap-x-8 gap-y-1 md:grid-cols-2 xl:grid-cols-3">
        {partners.map(({ product, note }) => (
          <li key={product.id}>
            <ProductLine product={product} note={note} />
          </li>
        ))}
      </ul>
    </section>
  );
}
