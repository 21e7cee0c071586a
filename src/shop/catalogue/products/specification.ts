import { invalid } from '#src/platform/fault.ts';
import { type SpecificationField, specificationFields } from '#src/shop/catalogue/seed/specification-fields.ts';

export type Figure = string | number | boolean | (string | number)[];
/** The figures of a product, by the keys that `messages/…/specification.json` words. */
export type Specification = Record<string, Figure>;

/** Whether a figure can have this key; what every object has by nature, such as `constructor`, is none. */
export const isFigureKey = (key: string): boolean => /^[a-z][A-Za-z0-9]{0,39}$/.test(key) && !(key in Object.prototype);
const MOST_KEYS = 60;
const LONGEST = 300;

/**
 * Throws `invalid` with one message a figure (`specification.peakPowerWp`) where a known figure of the category is of another
 * kind, or a key cannot be one. A figure that the category does not know is kept as it is: a shop may tell more.
 */
export function checkSpecification(category: string | null, figures: Specification): void {
  const faults = specificationFaults(category, figures);
  if (Object.keys(faults).length)
    throw invalid(
      Object.fromEntries(Object.entries(faults).map(([key, message]) => [`specification.${key}`, message])),
    );
}

/** What is wrong with these figures, by key. */
export function specificationFaults(category: string | null, figures: Specification): Record<string, string> {
  const known = new Map(specificationFields(category ?? '').map((field) => [field.key, field]));
  const faults: Record<string, string> = {};
  const entries = Object.entries(figures);
  if (entries.length > MOST_KEYS) faults['figures'] = `At most ${MOST_KEYS} figures`;
  for (const [key, value] of entries) {
    const field = known.get(key);
    const fault = isFigureKey(key)
      ? (tooLong(value) ?? (field && figureFault(field, value)))
      : 'Is not a name for a figure';
    if (fault) faults[key] = fault;
  }
  return faults;
}

const tooLong = (value: Figure): string | undefined =>
  String(value).length > LONGEST ? `At most ${LONGEST} characters` : undefined;

function figureFault(field: SpecificationField, value: Figure): string | undefined {
  if (field.kind === 'list') return Array.isArray(value) ? undefined : 'Must be a list';
  if (Array.isArray(value)) return 'Must be one value';
  if (field.kind === 'flag') return typeof value === 'boolean' ? undefined : 'Must be yes or no';
  if (field.choices)
    return field.choices.some((choice) => choice === value) ? undefined : `Must be one of ${field.choices.join(', ')}`;
  if (field.kind === 'text') return typeof value === 'string' ? undefined : 'Must be text';
  if (typeof value !== 'number') return 'Must be a number';
  if (field.whole && !Number.isInteger(value)) return 'Must be a whole number';
  if (field.least !== undefined && value < field.least) return `Must be ${field.least} or more`;
  if (field.most !== undefined && value > field.most) return `Must be ${field.most} or less`;
  return undefined;
}
