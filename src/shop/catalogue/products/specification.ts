import type { Figure, Specification } from '#src/kernel/product-details.ts';
import { type Because, because } from '#src/kernel/refusals.ts';
import { type FieldReasons, invalid } from '#src/platform/fault.ts';
import { type SpecificationField, specificationFields } from '#src/shop/catalogue/seed/specification-fields.ts';

/** Whether a figure can have this key; names that every object has, such as `constructor`, cannot be keys. */
export const isFigureKey = (key: string): boolean => /^[a-z][A-Za-z0-9]{0,39}$/.test(key) && !(key in Object.prototype);
const MOST_KEYS = 60;
const LONGEST = 300;
/** Entries of a list: the parts of a kit are about a dozen. */
const MOST_ENTRIES = 40;

/**
 * Throws `invalid` with one message per figure (`specification.peakPowerWp`) where a known figure of the category is of another kind, or a key is not
 * allowed. Figures unknown to the category are kept as they are: a shop may list more.
 */
export function checkSpecification(category: string | null, figures: Specification): void {
  const faults = specificationFaults(category, figures);
  if (Object.keys(faults).length)
    throw invalid(Object.fromEntries(Object.entries(faults).map(([key, reason]) => [`specification.${key}`, reason])));
}

/** What is wrong with these figures, by key. */
export function specificationFaults(category: string | null, figures: Specification): FieldReasons {
  const known = new Map(specificationFields(category ?? '').map((field) => [field.key, field]));
  const faults: FieldReasons = {};
  const entries = Object.entries(figures);
  if (entries.length > MOST_KEYS) faults['figures'] = because('too-many-figures', { max: MOST_KEYS });
  for (const [key, value] of entries) {
    const field = known.get(key);
    const fault = isFigureKey(key) ? (tooLong(value) ?? (field && figureFault(field, value))) : 'no-figure-name';
    if (fault) faults[key] = fault;
  }
  return faults;
}

function tooLong(value: Figure): Because | undefined {
  const entries = Array.isArray(value) ? value : [value];
  if (entries.length > MOST_ENTRIES) return because('at-most-entries', { max: MOST_ENTRIES });
  return entries.some((one) => String(one).length > LONGEST)
    ? because('at-most-characters', { max: LONGEST })
    : undefined;
}

function figureFault(field: SpecificationField, value: Figure): Because | undefined {
  if (field.kind === 'list') return Array.isArray(value) ? undefined : 'must-be-list';
  if (Array.isArray(value)) return 'must-be-one-value';
  if (field.kind === 'flag') return typeof value === 'boolean' ? undefined : 'must-be-yes-or-no';
  if (field.choices)
    return field.choices.some((choice) => choice === value)
      ? undefined
      : because('one-of', { choices: field.choices.join(', ') });
  if (field.kind === 'text') return typeof value === 'string' ? undefined : 'must-be-text';
  if (typeof value !== 'number') return 'must-be-number';
  if (field.whole && !Number.isInteger(value)) return 'must-be-whole';
  if (field.least !== undefined && value < field.least) return because('at-least', { min: field.least });
  if (field.most !== undefined && value > field.most) return because('at-most', { max: field.most });
  return undefined;
}
