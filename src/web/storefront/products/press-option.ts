import type { FilterFigure } from '#src/kernel/filter-figures.ts';
import { type ProductFilter, SORT_KEYS, toggled } from '#src/web/features/product-filter/filter.ts';

export type OptionName = 'sort' | 'brand' | 'origin' | 'rating' | 'available' | FilterFigure;

/** What a press on an option changes: a sort order replaces the former one, anything else is added or taken off. */
export function pressOption(chosen: ProductFilter, name: OptionName, value: string): Partial<ProductFilter> {
  switch (name) {
    case 'sort':
      return { sort: SORT_KEYS.find((key) => key === value) };
    case 'rating':
      return { rating: chosen.rating === Number(value) ? undefined : Number(value) };
    case 'available':
      return { available: chosen.available ? undefined : true };
    default:
      return { [name]: toggled(chosen[name], value) };
  }
}
