/** Fields that say who somebody is or where they live, in what is frozen with an order and in what the payment provider sends. */
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
 * The same JSON without the person: what names somebody is emptied, city, state and PIN code stay, because the place of supply
 * belongs to the tax. A `name` is a person's where an address for mails stands beside it; a product's stays. A business buyer goes
 * as a whole: a trader's GSTIN holds their own PAN, and the invoice has its copy.
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
