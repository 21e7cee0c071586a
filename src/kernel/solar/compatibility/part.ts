import type { Specification } from '../../product-details.ts';

/** What a product is in a system. The parts between the others are of the category `balance-of-system`, told apart by `partType`. @internal */
export const BALANCE_PARTS = [
  'dc-box',
  'ac-box',
  'dc-spd',
  'ac-spd',
  'mcb',
  'rcbo',
  'dc-cable',
  'ac-cable',
  'earthing',
  'lightning-arrester',
  'connector',
  'dc-isolator',
] as const;
type BalancePart = (typeof BALANCE_PARTS)[number];
export type PartKind =
  | 'panel'
  | 'inverter'
  | 'battery'
  | 'kit'
  | 'structure'
  | 'pump'
  | 'pump-controller'
  | 'heater'
  | 'ev-charger'
  | BalancePart;

/** A product in a system, so many of it (metres, for cable). */
export type Part = {
  id: string;
  kind: PartKind;
  quantity: number;
  figures: Specification;
  /** Length, width and height in millimetres. */
  sidesMm: readonly number[] | null;
  /** Made with Indian cells, which the subsidy asks for. */
  dcr: boolean | undefined;
};

const KINDS: Record<string, PartKind> = {
  'solar-panels': 'panel',
  'solar-inverters': 'inverter',
  'solar-batteries': 'battery',
  'solar-water-heaters': 'heater',
  'ev-chargers': 'ev-charger',
};

/** What a product of this category is in a system; undefined for lamps, phone chargers and whatever the rules do not know. */
export function kindOf(category: string | null, figures: Specification): PartKind | undefined {
  if (category === 'balance-of-system') return BALANCE_PARTS.find((part) => part === figures['partType']);
  if (category === 'solar-rooftop') return 'structureType' in figures ? 'structure' : 'kit';
  if (category === 'solar-pumps') return 'mpptMinV' in figures ? 'pump-controller' : 'pump';
  return category === null || !Object.hasOwn(KINDS, category) ? undefined : KINDS[category];
}

/** A figure that is stated as a number, or undefined. */
export function numberOf({ figures }: Part, key: string): number | undefined {
  const value = figures[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
/** The same for a figure that only means something above 0: a limit of 0 V is a gap in the data, not a limit. */
export function positiveOf(part: Part, key: string): number | undefined {
  const value = numberOf(part, key);
  return value !== undefined && value > 0 ? value : undefined;
}
export function textOf({ figures }: Part, key: string): string | undefined {
  const value = figures[key];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
export function flagOf({ figures }: Part, key: string): boolean | undefined {
  const value = figures[key];
  return typeof value === 'boolean' ? value : undefined;
}
export function listOf({ figures }: Part, key: string): (string | number)[] | undefined {
  const value = figures[key];
  return Array.isArray(value) && value.length > 0 ? value : undefined;
}
