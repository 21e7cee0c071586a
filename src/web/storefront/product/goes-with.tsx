import { useTranslations } from 'use-intl';
import { ProductLine } from './product-line.tsx';
import { ProductSet } from './product-set.tsx';
import type { ProductView } from './view.ts';

/** What the product is used with: the array around it at one price, a kit's own parts, or the kits that include it. */
export function GoesWith({ product: { id, goesWith, system } }: { product: ProductView }) {
  const t = useTranslations('product');
  if (goesWith.length === 0 && system.length === 0) return null;
  return (
    <section aria-labelledby="goes-with" className="grid gap-5">
      <h2 id="goes-with" className="text-section font-bold">
        {t('goesWith')}
      </h2>
      {system.length > 0 && <ProductSet own={id} lines={system} />}
      {system.length > 0 && goesWith.length > 0 && <p className="-mb-2 text-soft">{t('asKit')}</p>}
      {goesWith.length > 0 && (
        <ul className="grid gap-x-8 gap-y-1 md:grid-cols-2 xl:grid-cols-3">
          {goesWith.map((one) => (
            <li key={one.id}>
              <ProductLine product={one} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
