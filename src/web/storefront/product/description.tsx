import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { FactTable } from '#src/web/ui/fact-table.tsx';
import { GoesWith } from './goes-with.tsx';
import { SolarChecks } from './solar-checks.tsx';
import type { ProductView } from './view.ts';
import { WorksWith } from './works-with.tsx';

/** The description, and every specification in a table. */
export function Description({ product }: { product: ProductView }) {
  const t = useTranslations('product');
  const specification = product.specification.map(({ group, rows }) => ({
    heading: t(`groups.${group}`),
    facts: rows.map(({ label, value, href, parts }) => ({
      name: label,
      value: parts ? (
        <Parts parts={parts} />
      ) : href ? (
        <Link to={href} className="text-link underline underline-offset-2">
          {value}
        </Link>
      ) : (
        value
      ),
    })),
  }));
  const { warranty, origin, sku, hsn, gst } = product;
  const sale = {
    heading: t('groups.sale'),
    facts: [
      ...(warranty ? [{ name: t('warranty'), value: warranty }] : []),
      { name: t('countryOfOrigin'), value: origin },
      { name: t('sku'), value: sku },
      ...(hsn ? [{ name: t('tax'), value: t('hsnGst', { hsn, rate: gst }) }] : []),
    ],
  };
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
        <WorksWith partners={product.worksWith} />
        <SolarChecks checks={product.checks} />
      </div>
      <section aria-labelledby="figures">
        <h2 id="figures" className="mb-4 text-section font-bold">
          {t('specification')}
        </h2>
        <FactTable caption={t('specification')} groups={[...specification, sale]} />
      </section>
    </div>
  );
}

/** A kit's parts, one in each line. */
function Parts({ parts }: { parts: { text: string; href?: string }[] }) {
  return (
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
}

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
