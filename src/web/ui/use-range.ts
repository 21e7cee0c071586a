import { type DateTimeFormatOptions, useFormatter } from 'use-intl';

/**
 * Two times as one range: `16 – 22 Nov 2026`. Servers and browsers put spaces of different widths around the dash; a page must be the same in both,
 * so all become plain spaces.
 */
export function useRange() {
  const format = useFormatter();
  return (from: Date, to: Date, options: DateTimeFormatOptions) =>
    format.dateTimeRange(from, to, options).replaceAll(/[\u2009\u202f]/g, ' ');
}
