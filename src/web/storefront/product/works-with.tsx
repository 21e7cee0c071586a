import { useTranslations } from 'use-intl';
import { ProductLine } from './product-line.tsx';
import type { PartnerView } from './view.ts';

/** Products in stock that fit this one by their figures; nothing if there are none. */
export function WorksWith({ partners }: { partners: PartnerView[] }) {
  const t = useTranslations('product.worksWith');
  if (partners.length === 0) return null;
  return (
    <section aria-labelledby="works-with">
      <h2 id="works-with" className="text-lg font-bold tracking-tight">
        {t('title')}
      </h2>
      <p className="mb-3 text-sm text-soft">{t('lead')}</p>
      <ul className="grid gap-1">
        {partners.map(({ product, note }) => (
          <li key={product.id}>
            <ProductLine product={product} note={note} />
          </li>
        ))}
      </ul>
    </section>
  );
}
