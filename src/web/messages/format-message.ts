import formatCompiled from 'use-intl/format-message/format-only';
import { formatIndian } from '#src/kernel/indian-grouping.ts';

type Arguments = Parameters<typeof formatCompiled>;
type Formatters = Arguments[3]['formatters'];

/** `#` and `{count, number}`, which have no options: `Intl` would cost a page's first such text 15 ms and more (docs/decisions/0070). */
const plain = { format: (value: number) => formatIndian(value, { least: 0, most: 3 }) } as Intl.NumberFormat;

const known = new WeakMap<Formatters, Formatters>();
const withPlainNumbers = (formatters: Formatters): Formatters => {
  const made = known.get(formatters) ?? {
    ...formatters,
    getNumberFormat: (locales, options) => (options ? formatters.getNumberFormat(locales, options) : plain),
  };
  known.set(formatters, made);
  return made;
};

/** Formats a text that was compiled when the pages were built; `vite.config.ts` puts it in the place of use-intl's own. */
export default function formatMessage(
  ...[key, message, values, options]: Arguments
): ReturnType<typeof formatCompiled> {
  return formatCompiled(key, message, values, { ...options, formatters: withPlainNumbers(options.formatters) });
}
formatMessage.raw = false;
