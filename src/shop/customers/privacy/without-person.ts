/** Fields that identify a person or their home, in orders' snapshots and in what the payment provider sends. */
const PERSONAL = new Set([
  'fullAddress',
  'landmark',
  'phone',
  'contact',
  'email',
  'vpa',
  'note',
  'problems',
  'customer_id',
]);

/**
 * The same JSON without the person: identifying fields are emptied; city, state and PIN code stay, because tax needs the place
 * of supply. A `name` is a person's if `email` or `last4` is beside it; a product's stays. A business buyer is removed
 * entirely: a trader's GSTIN contains their own PAN, and the invoice has its copy.
 */
export function withoutPerson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPerson);
  if (value === null || typeof value !== 'object') return value;
  const named = 'email' in value || 'last4' in value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'buyer')
      .map(([key, inner]) => {
        const personal = PERSONAL.has(key) || (named && key === 'name');
        return [key, personal && typeof inner !== 'object' ? '' : withoutPerson(inner)];
      }),
  );
}
