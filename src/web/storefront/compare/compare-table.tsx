import { X } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { toggleCompared, useCompared } from '#src/web/features/compare/compare-list.ts';
import type { CompareView } from '#src/web/features/compare/compare-view.ts';
import { CartButton } from '#src/web/features/product-card/card-buttons.tsx';
import { ProductName } from '#src/web/features/product-card/product-name.tsx';
import { IconButton } from '#src/web/ui/button.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Stars } from '#src/web/ui/stars.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** The figures side by side. The first column stays while the rest is scrolled; what differs stands out. */
export function CompareTable({ view: { products, rows } }: { view: CompareView }) {
  const t = useTranslations('compare');
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const facts = [
    { name: t('brand'), values: products.map(({ brand }) => brand) },
    { name: t('stock'), values: products.map(({ stock }) => (stock > 0 ? t('inStock') : t('soldOut'))) },
    { name: t('warranty'), values: products.map(({ warranty }) => warranty) },
    { name: t('origin'), values: products.map(({ origin }) => origin) },
  ];
  const shown = [...rows, ...facts]
    .filter((row) => row.values.some(Boolean))
    .filter((row) => !onlyDifferent || differs(row.values));
  return (
    <>
      {products.length > 1 && (
        <label className="inline-flex min-h-11 items-center gap-3 justify-self-start text-[0.9375rem] font-semibold">
          <input
            type="checkbox"
            className="size-5 accent-[var(--color-link)]"
            checked={onlyDifferent}
            onChange={(event) => setOnlyDifferent(event.target.checked)}
          />
          {t('differences')}
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has only a keyboard must be able to scroll it */}
      <section aria-label={t('tableLabel')} tabIndex={0} className="overflow-x-auto rounded-panel border border-line">
        <table className="w-full min-w-max border-collapse text-sm">
          <thead>
            <tr className="border-b border-line align-top">
              <th
                scope="col"
                className="sticky start-0 z-10 w-24 min-w-24 bg-paper p-2 text-start font-medium text-soft sm:w-48 sm:p-3"
              >
                {t('property')}
              </th>
              {products.map((product) => (
                <th
                  key={product.id}
                  scope="col"
                  className="w-32 min-w-32 p-2 text-start font-normal sm:w-64 sm:min-w-44 sm:p-3"
                >
                  <Head product={product} ids={products.map(({ id }) => id)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {shown.map((row) => (
              <tr key={row.name} className={differs(row.values) && !onlyDifferent ? 'bg-sun-wash/40' : ''}>
                <th
                  scope="row"
                  className="sticky start-0 z-10 bg-paper p-2 text-start align-top font-medium text-soft max-sm:text-[0.8125rem] sm:p-3"
                >
                  {row.name}
                </th>
                {row.values.map((value, at) => (
                  <td key={products[at]?.id} className="tabular p-2 align-top wrap-anywhere sm:p-3">
                    {value || t('missing')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {shown.length === 0 && <p className="p-4 text-soft">{t('same')}</p>}
      </section>
    </>
  );
}

const differs = (values: string[]): boolean => new Set(values).size > 1;

function Head({ product, ids }: { product: CompareView['products'][number]; ids: string[] }) {
  const t = useTranslations('compare');
  const navigate = useNavigate();
  const kept = useCompared().find(({ id }) => id === product.id);
  const remove = () => {
    if (kept) toggleCompared(kept);
    void navigate(hrefs.compare(ids.filter((id) => id !== product.id)), { preventScrollReset: true, replace: true });
  };
  return (
    <div className="grid gap-2">
      <div className="relative aspect-square overflow-hidden rounded-card bg-well">
        <Picture picture={product.picture} sizes="(min-width: 40rem) 240px, 160px" decorative />
        <span className="absolute end-1 top-1 rounded-full bg-paper">
          <IconButton label={`${t('remove')}: ${product.name}`} onClick={remove}>
            <X className="size-4.5" />
          </IconButton>
        </span>
      </div>
      <Link to={hrefs.product(product.id)} className="font-semibold text-balance hover:text-link hover:underline">
        <ProductName name={product.name} />
      </Link>
      {product.ratingCount > 0 && <Stars rating={product.rating} count={product.ratingCount} />}
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
        <span className="tabular text-base font-bold">{formatPrice(product.price)}</span>
        <CartButton id={product.id} name={product.name} soldOut={product.stock <= 0} />
      </div>
    </div>
  );
}
