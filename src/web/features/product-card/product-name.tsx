import { Fragment } from 'react';
import { useLocale } from 'use-intl';
import { FIGURE_UNITS } from '#src/kernel/figure-units.ts';
import { scriptOf } from '#src/kernel/locales.ts';

/** A figure with its unit, or a short word with a hyphen: must not be split at a line's end. */
const TOGETHER = new RegExp(String.raw`(\d[\d.,]* (?:${FIGURE_UNITS})\b|[^\s-]{1,10}(?:-[^\s-]{1,10})+)`);

/** Latin letters and the figures between them: a brand, a standard, a figure with its unit. */
const LATIN = /([A-Za-z][\w.+/-]*(?:[ \u00a0][\w.+/-]+)*)/;

/**
 * A product's name that breaks only between words: never "590 / W" and never "Single- / Phase". In a page of another script, what is Latin in it is
 * marked as English, for screen readers and for the spacing of its letters.
 */
export function ProductName({ name }: { name: string }) {
  const locale = useLocale();
  const script = scriptOf(locale);
  if (script === 'Latn') return unbroken(name);
  if (!new RegExp(`\\p{Script=${script}}`, 'u').test(name)) return <span lang="en">{unbroken(name)}</span>;
  return name.split(LATIN).map((part, at) =>
    at % 2 ? (
      <span key={at} lang="en">
        {unbroken(part)}
      </span>
    ) : (
      <Fragment key={at}>{unbroken(part)}</Fragment>
    ),
  );
}

const unbroken = (name: string) =>
  name.split(TOGETHER).map((part, at) =>
    at % 2 ? (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
