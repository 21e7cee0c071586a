import { useTranslations } from 'use-intl';
import { BoxContents } from './box-contents.tsx';
import { GoesWith } from './goes-with.tsx';
import { SolarChecks } from './solar-checks.tsx';
import { Specification } from './specification.tsx';
import type { ProductView } from './view.ts';
import { WorksWith } from './works-with.tsx';

/** What it is, what to know before buying, what is in the box, what it goes with, and every figure. */
export function Description({ product }: { product: ProductView }) {
  const t = useTranslations('product');
  return (
    <div className="mt-16 grid gap-14 border-t border-line pt-12">
      <div className="grid gap-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:gap-x-20">
        <section aria-labelledby="about" className="max-w-[60ch] md:text-xl">
          <h2 id="about" className="mb-4 text-section font-bold">
            {t('about')}
          </h2>
          <div className="grid gap-5 text-pretty">
            {product.paragraphs.map((paragraph) => (
              <Paragraph key={paragraph} text={paragraph} warning={t('caution')} />
            ))}
          </div>
        </section>
        <div className="grid content-start gap-8 lg:pt-1.5">
          <List id="certifications" title={t('certifications')} items={product.certifications} />
          <SolarChecks checks={product.checks} />
        </div>
      </div>
      <BoxContents items={product.inTheBox} />
      <GoesWith product={product} />
      <Specification product={product} />
      <WorksWith partners={product.worksWith} />
    </div>
  );
}

/** A paragraph of the description; one that begins with `warning` and a colon says what to know before buying, and stands out. */
function Paragraph({ text, warning }: { text: string; warning: string }) {
  const head = `${warning}:`;
  if (!text.startsWith(head)) return <p>{text}</p>;
  return (
    <p className="rounded-panel bg-sun-wash px-5 py-4 md:px-6 md:py-5">
      <strong className="font-bold">{head}</strong>
      {text.slice(head.length)}
    </p>
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
