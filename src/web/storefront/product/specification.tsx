import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { FactColumns } from '#src/web/ui/fact-table.tsx';
import type { ProductView } from './view.ts';

type Fact = { name: string; value: ReactNode };

/** Every figure of the product, a table for each group; on a wide screen the groups stand beside one another. */
export function Specification({ product }: { product: ProductView }) {
  const t = useTranslations('product');
  const { warranty, origin, sku, hsn, gst } = product;
  const groups = product.specification.map(({ group, rows }) => ({
    heading: t(`groups.${group}`),
    facts: rows.map(({ label, value, href, parts }): Fact => {
      if (parts) return { name: label, value: <Parts parts={parts} /> };
      return { name: label, value: href ? <FactLink to={href}>{value}</FactLink> : value };
    }),
  }));
  const sale: Fact[] = [
    ...(warranty ? [{ name: t('warranty'), value: warranty }] : []),
    { name: t('countryOfOrigin'), value: origin },
    { name: t('sku'), value: sku },
    ...(hsn ? [{ name: t('tax'), value: t('hsnGst', { hsn, rate: gst }) }] : []),
  ];
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="mb-6 text-section font-bold">
        {t('specification')}
      </h2>
      <FactColumns groups={[...groups, { heading: t('groups.sale'), facts: sale }]} />
    </section>
  );
}

const FactLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="text-link underline underline-offset-2">
    {children}
  </Link>
);

/** A kit's parts, one in each line. */
const Parts = ({ parts }: { parts: { text: string; href?: string }[] }) => (
  <ul>
    {parts.map(({ text, href }) => (
      <li key={text} className="flex min-h-11 items-center">
        {href ? (
          <Link to={href} className="py-2.5 text-link underline underline-offset-2">
            {text}
          </Link>
        ) : (
          text
        )}
      </li>
    ))}
  </ul>
);
