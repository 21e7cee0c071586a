import { type DecidingFigure, decidingOnPage } from '#src/kernel/deciding-figures.ts';
import { formatDecimal } from '#src/kernel/format.ts';
import type { Specification } from '#src/kernel/product-details.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { Locale, Product } from '#src/wire/domain.ts';

/** A deciding figure of the product page, ready to print. */
export type ShownFigure = { value: string; unit?: string; label: string };

type Words = { label?: string; unit?: string; values?: Record<string, string> };
type Texts = Record<string, Words | undefined>;

/** Beside the price of a product page. */
const ON_PAGE = 4;

const wordsIn = (locale: Locale) => texts(locale, 'specification')['specification'] as unknown as Texts;

/** The deciding figures and, for panels, the price of a watt on one line: "550 Wp · 21.3% · ₹20/W". `price` in paise. */
export function decidingLine(figures: readonly DecidingFigure[], price: number, locale: Locale): string {
  const words = wordsIn(locale);
  const watts = figures.find(([key]) => key === 'peakPowerWp')?.[1];
  return [
    ...figures.map(([key, value]) => inWords(key, value, words[key] ?? {})),
    ...(typeof watts === 'number' && watts > 0 ? [`₹${formatDecimal(price / 100 / watts, 0)}/W`] : []),
  ].join(' · ');
}

function inWords(key: string, value: DecidingFigure[1], { unit, values }: Words): string {
  const said = values?.[String(value)];
  if (said) return said;
  if (typeof value === 'number') {
    const one = measured(key, value, unit);
    return one.unit ? `${one.value}\u00a0${one.unit}` : one.value;
  }
  const text = (Array.isArray(value) ? value : [value])
    .map((one) => (typeof one === 'number' ? formatDecimal(one) : String(one)))
    .join(', ');
  return unit ? `${text}${unit === '%' ? '' : '\u00a0'}${unit}` : text;
}

/** A percentage is one word with its sign; thousands of watts are kilowatts. */
function measured(key: string, value: number, unit: string | undefined): { value: string; unit?: string } {
  if (unit === '%') return { value: `${formatDecimal(value)}%` };
  if (key === 'ratedPowerW' && value >= 1000) return { value: formatDecimal(value / 1000), unit: 'kW' };
  return { value: formatDecimal(value), ...(unit && { unit }) };
}

/** Up to four figures: its kind's, then weight and warranty; none for a kind without any. */
export function figuresOnPage({ specification, weightKg, warranty }: Product, locale: Locale): ShownFigure[] {
  const words = wordsIn(locale);
  const word = (key: string) => String(words[key] ?? '');
  const own = decidingOnPage(specification as Specification).flatMap(([key, value]): ShownFigure[] => {
    const { label, unit, values } = words[key] ?? {};
    // A figure that is said in words ("three phase") is too long for its place.
    if (typeof value !== 'number' || !label || values?.[String(value)]) return [];
    return [{ ...measured(key, value, unit), label }];
  });
  if (own.length === 0) return [];
  // What the maker promises for the output is no promise that the product holds as long, so it is called by its name.
  const { years, performanceYears } = warranty;
  const term = performanceYears ?? years;
  const terms: ShownFigure[] = term
    ? [
        {
          value: String(term),
          unit: word(term === 1 ? 'year' : 'years'),
          label: word(performanceYears ? 'outputWarranty' : 'warranty'),
        },
      ]
    : [];
  const weight = weightKg ? [{ ...measured('', weightKg, word('weightUnit')), label: word('weight') }] : [];
  const room = ON_PAGE - terms.length;
  return [...[...own, ...weight].slice(0, room), ...terms];
}
