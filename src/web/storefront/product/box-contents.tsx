import { useTranslations } from 'use-intl';
import pieces from './box-pieces.svg?url';
import type { BoxItem } from './view.ts';

/** As many as a desk has room for in one row. */
const ONE_ROW = 6;

/** What is in the box, laid out flat: a drawing of each kind of thing with its line under it. */
export function BoxContents({ items }: { items: BoxItem[] }) {
  const t = useTranslations('product');
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="box">
      <h2 id="box" className="mb-5 text-section font-bold">
        {t('inTheBox')}
      </h2>
      <ul
        className={`grid grid-cols-2 gap-x-4 gap-y-7 rounded-panel bg-well px-4 py-7 text-on-well max-sm:[&>li:last-child:nth-child(odd)]:col-span-2 sm:grid-cols-3 md:grid-cols-4 md:px-8 md:py-9 ${items.length > ONE_ROW ? '' : 'xl:flex xl:justify-evenly [&>li]:xl:w-44'}`}
      >
        {items.map(({ text, piece }) => (
          <li key={text} className="grid content-start justify-items-center gap-3 text-center">
            <svg aria-hidden viewBox="0 0 96 96" className="box-piece size-18 md:size-24">
              <use href={`${pieces}#${piece}`} />
            </svg>
            <span className="max-w-52 text-[0.9375rem] leading-snug text-balance">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
