import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { GoesWith } from './goes-with.tsx';
import type { ProductView } from './view.ts';

/** What it is in words, and every figure in a table. */
export function Description({ product }: { product: ProductView }) {
  const t = useTranslations('product');
  return (
    <div className="mt-16 grid gap-12 border-t border-line pt-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)] lg:gap-14">
      <div className="grid content-start gap-10">
        <section aria-labelledby="about">
          <h2 id="about" className="mb-4 text-section font-bold">
            {t('about')}
          </h2>
          <div className="grid max-w-prose gap-4 text-pretty">
            {product.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <List id="box" title={t('inTheBox')} items={product.inTheBox} />
        <List id="certifications" title={t('certifications')} items={product.certifications} />
        <GoesWith products={product.goesWith} />
      </div>
      <section aria-labelledby="figures">
        <h2 id="figures" className="mb-4 text-section font-bold">
          {t('specification')}
        </h2>
        <table className="-mt-7 w-full text-[0.9375rem]">
          <caption className="sr-only">{t('specification')}</caption>
          {product.specification.map(({ group, rows }) => (
            <Section key={group} heading={t(`groups.${group}`)}>
              {rows.map(({ label, value, href }) => (
                <Row key={label + value} label={label}>
                  {href ? (
                    <Link to={href} className="text-link underline underline-offset-2">
                      {value}
                    </Link>
                  ) : (
                    value
                  )}
                </Row>
              ))}
            </Section>
          ))}
          <Section heading={t('groups.sale')}>
            {product.warranty && <Row label={t('warranty')}>{product.warranty}</Row>}
            <Row label={t('countryOfOrigin')}>{product.origin}</Row>
            <Row label={t('sku')}>{product.sku}</Row>
            {product.hsn && <Row label={t('tax')}>{t('hsnGst', { hsn: product.hsn, rate: product.gst })}</Row>}
          </Section>
        </table>
      </section>
    </div>
  );
}

/** The rows under one heading. */
const Section = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={2} className="pt-7 pb-2 text-start text-base font-bold tracking-tight">
        {heading}
      </th>
    </tr>
    {children}
  </tbody>
);

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <tr className="border-b border-line align-top">
    <th scope="row" className="w-[46%] py-3 pe-4 text-start font-normal text-soft">
      {label}
    </th>
    <td className="tabular py-3 font-medium">{children}</td>
  </tr>
);

function List({ id, title, items }: { id: string; title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-lg font-bold tracking-tight">
        {title}
      </h2>
      <ul className="grid gap-2">
        {items.map((item) => (
          <li
            key={item}
            className="flex gap-3 before:mt-2.5 before:size-1.5 before:shrink-0 before:rounded-full before:bg-edge"
          >
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}
