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
import { Table } from '#src/web/ui/table.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** The specifications side by side. The first column stays while the rest scrolls; differences stand out. */
export function CompareTable({ view: { products, rows } }: { view: CompareView }) {
  const t = useTranslations('compare');
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const facts = [
    { name: t('brand'), values: products.map(({ brand }) => brand) },
    { name: t('stock'), values: products.map(({ soldOut }) => (soldOut ? t('soldOut') : t('inStock'))) },
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
      <Table
        look="framed"
        caption={t('tableLabel')}
        rows={shown}
        keyOf={({ name }) => name}
        none={t('same')}
        className="min-w-max"
        rowProps={({ values }) => ({ className: differs(values) && !onlyDifferent ? 'bg-sun-wash/40' : '' })}
        columns={[
          {
            key: 'property',
            name: t('property'),
            heads: true,
            className:
              'sticky start-0 z-10 w-24 min-w-24 bg-paper align-top font-medium text-soft max-sm:text-[0.8125rem] sm:w-48',
            cell: ({ name }) => name,
          },
          ...products.map((product, at) => ({
            key: product.id,
            name: <Head product={product} ids={products.map(({ id }) => id)} />,
            className: 'w-32 min-w-32 align-top wrap-anywhere sm:w-64 sm:min-w-44',
            cell: ({ values }: Shown) => values[at] || t('missing'),
          })),
        ]}
      />
    </>
  );
}

type Shown = { name: string; values: string[] };
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
    <div className="grid gap-2 font-normal whitespace-normal text-ink">
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
        <CartButton id={product.id} name={product.name} soldOut={product.soldOut} />
      </div>
    </div>
  );
}
