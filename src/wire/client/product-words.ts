import type { Placement } from '#src/wire/domain.ts';

/** The placements by names that may stand in addresses and forms, and as the wire spells them (spec.md §3 addTo). */
export const PLACEMENT_ON_WIRE = {
  'flash-deals': 'Flash Delas',
  'big-discounts': 'Big Discounts',
  'top-products': 'Top products',
  'new-arrivals': 'New Arrivals',
  shope: 'Shope',
} as const satisfies Record<string, Placement>;
export type PlacementName = keyof typeof PLACEMENT_ON_WIRE;
export const PLACEMENT_NAMES = Object.keys(PLACEMENT_ON_WIRE) as PlacementName[];

/** The name of a placement that the wire or the shop spells. */
export const placementOf = (spelled: string): PlacementName =>
  PLACEMENT_NAMES.find((name) => PLACEMENT_ON_WIRE[name] === spelled) ?? 'shope';

/** What a new product says until somebody writes it (spec.md §3): with any of these it is not put on sale. */
export const PLACEHOLDERS = { name: 'name', title: 'Title', description: 'Description' } as const;

/** Which of a product's texts are still placeholders. */
export const placeholdersIn = (texts: {
  name: string;
  title: string;
  description: string;
}): (keyof typeof PLACEHOLDERS)[] =>
  (Object.keys(PLACEHOLDERS) as (keyof typeof PLACEHOLDERS)[]).filter(
    (field) => texts[field].trim() === PLACEHOLDERS[field],
  );

const FIELDS: Record<string, string> = {
  tital: 'title',
  catagoriy: 'category',
  discription: 'description',
  addTo: 'placement',
  otherImage: 'otherImages',
};

/** A wire field's name in the domain, its index or inner field kept: `otherImage.2` → `otherImages.2`. */
export function domainProductField(name: string): string {
  const [first = '', ...rest] = name.split('.');
  return [FIELDS[first] ?? first, ...rest].join('.');
}
