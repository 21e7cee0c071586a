import { ProviderRefusal } from './provider-refusal.ts';

/** Far above any order; Razorpay's own limit depends on the account. */
const MAX_PAISE = 100_000_000_000;

/** A JSON object, or a refusal. */
export function readObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = text === '' ? {} : JSON.parse(text);
  } catch {
    throw new ProviderRefusal('The request body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new ProviderRefusal('The request body must be a JSON object.');
  return value as Record<string, unknown>;
}

/** Whole paise, at least 1. */
export function readPaise(value: unknown, field = 'amount'): number {
  if (value === undefined || value === null || value === '')
    throw new ProviderRefusal(`${field}: is required.`, { field });
  const amount = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount))
    throw new ProviderRefusal(`The ${field} must be an integer.`, { field });
  if (amount < 1) throw new ProviderRefusal(`The ${field} must be at least INR 1.00`, { field });
  if (amount > MAX_PAISE) throw new ProviderRefusal('Amount exceeds maximum amount allowed.', { field });
  return amount;
}

/** PostgreSQL stores no NUL. */
const storable = (text: string) => !text.includes('\0') && text.isWellFormed();

/** Text of at most `max` characters, or null if there is none. */
export function readText(value: unknown, field: string, max: number): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string' || !storable(value))
    throw new ProviderRefusal(`The ${field} must be a string.`, { field });
  if ([...value].length > max)
    throw new ProviderRefusal(`The ${field} may not be greater than ${max} characters.`, { field });
  return value;
}

/** At most 15 notes of at most 256 characters (https://razorpay.com/docs/api/orders/create). */
export function readNotes(value: unknown): Record<string, string> {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return {};
  if (typeof value !== 'object' || Array.isArray(value))
    throw new ProviderRefusal('The notes must be an array.', { field: 'notes' });
  const entries = Object.entries(value);
  if (entries.length > 15)
    throw new ProviderRefusal('Number of fields in notes should be less than or equal to 15', { field: 'notes' });
  return Object.fromEntries(
    entries.map(([key, note]) => {
      if (!['string', 'number', 'boolean'].includes(typeof note) || !storable(key) || !storable(String(note))) {
        throw new ProviderRefusal('Notes keys and values must be text.', { field: 'notes' });
      }
      if (key.length > 256 || [...String(note)].length > 256) {
        throw new ProviderRefusal('Notes keys and values may not be greater than 256 characters.', { field: 'notes' });
      }
      return [key, String(note)];
    }),
  );
}
