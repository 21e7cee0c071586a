/**
 * Where a product appears in the shop: the home page's sections, in order. Each row is named as in addresses and forms, and has the
 * specification's own value, spelling included (spec.md §3 addTo), and the word for it in a dealer's sheet.
 */
const TABLE = {
  'flash-deals': { value: 'Flash Delas', sheet: 'flash-deals' },
  'big-discounts': { value: 'Big Discounts', sheet: 'big-discounts' },
  'top-products': { value: 'Top products', sheet: 'top-products' },
  'new-arrivals': { value: 'New Arrivals', sheet: 'new-arrivals' },
  shope: { value: 'Shope', sheet: 'shop' },
} as const;

export type PlacementName = keyof typeof TABLE;
/** As the specification, the database and the wire spell it. */
export type Placement = (typeof TABLE)[PlacementName]['value'];

export const PLACEMENT_NAMES = Object.keys(TABLE) as PlacementName[];
export const PLACEMENTS = PLACEMENT_NAMES.map((name) => TABLE[name].value) as [Placement, ...Placement[]];
/** The words used in sheets, in the same order. */
export const PLACEMENT_WORDS: readonly string[] = PLACEMENT_NAMES.map((name) => TABLE[name].sheet);

/** The two whose values are misspelt, for code that must not repeat the misspelling. */
export const FLASH_DEALS = TABLE['flash-deals'].value;
export const SOLAR_PRODUCTS = TABLE.shope.value;

export const placementNamed = (name: PlacementName): Placement => TABLE[name].value;

/** The name of a placement, from its value in the specification's spelling. */
export const nameOfPlacement = (spelt: string): PlacementName =>
  PLACEMENT_NAMES.find((name) => TABLE[name].value === spelt) ?? 'shope';

export const sheetWord = (placement: Placement): string => TABLE[nameOfPlacement(placement)].sheet;
