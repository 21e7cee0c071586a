import type { DecidingFigure } from '#src/kernel/deciding-figures.ts';
import { formatDecimal } from '#src/kernel/format.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { Locale } from '#src/wire/domain.ts';

type Words = { unit?: string; values?: Record<string, string> };

/** The deciding figures and, for panels, the price of a watt on one line: "550 Wp · 21.3% · ₹20/W". `price` in paise. */
export function decidingLine(figures: readonly DecidingFigure[], price: number, locale: Locale): string {
  const known = texts(locale, 'specification')['specification'] as unknown as Record<string, Words | undefined>;
  const watts = figures.find(([key]) => key === 'peakPowerWp')?.[1];
  return [
    ...figures.map(([key, value]) => inWords(key, value, known[key] ?? {})),
    ...(typeof watts === 'number' && watts > 0 ? [`₹${formatDecimal(price / 100 / watts, 0)}/W`] : []),
  ].join(' · ');
}

function inWords(key: string, value: DecidingFigure[1], { unit, values }: Words): string {
  const said = values?.[String(value)];
  if (said) return said;
  if (key === 'ratedPowerW' && typeof value === 'number' && value >= 1000)
    return `${formatDecimal(value / 1000)}\u00a0kW`;
  const text = (Array.isArray(value) ? value : [value])
    .map((one) => (typeof one === 'number' ? formatDecimal(one) : String(one)))
    .join(', ');
  return unit ? `${text}${unit === '%' ? '' : '\u00a0'}${unit}` : text;
}
