import { FILTER_FIGURE_NAMES, FILTER_FIGURES, type FilterFigure } from '#src/kernel/filter-figures.ts';
import { listOf, type ProductFilter } from '#src/web/features/product-filter/filter.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { Locale } from '#src/wire/domain.ts';

type Words = Record<string, { label: string; unit?: string; values?: Record<string, string> }>;
export type FigureOptions = { figure: FilterFigure; label: string; values: { slug: string; name: string }[] };

/** By what figures the list can be narrowed: those of which there is a choice, and those that are chosen already; sizes from small to large. */
export function figureOptions(
  filter: ProductFilter,
  counts: Record<FilterFigure, Record<string, number>>,
  locale: Locale,
): FigureOptions[] {
  const words = texts(locale, 'specification')['specification'] as unknown as Words;
  return FILTER_FIGURE_NAMES.flatMap((figure) => {
    const chosen = listOf(filter[figure]);
    const found = [...new Set([...Object.keys(counts[figure]), ...chosen])];
    if (found.length < 2 && chosen.length === 0) return [];
    const { label = '', unit, values = {} } = words[FILTER_FIGURES[figure]] ?? {};
    const order = Object.keys(values);
    const place = (one: string) => (order.includes(one) ? order.indexOf(one) : Number(one) || order.length);
    const name = (one: string) => values[one] ?? (unit ? `${one}\u00a0${unit}` : one);
    const sorted = found.toSorted((a, b) => place(a) - place(b) || a.localeCompare(b));
    return [{ figure, label, values: sorted.map((slug) => ({ slug, name: name(slug) })) }];
  });
}
