import { INDIA_OFFSET_MS } from '#src/kernel/india-time.ts';

/** An instant as a `datetime-local` value, in India's time; empty for none. */
export const toIndiaInput = (at: Date | null): string =>
  at ? new Date(at.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 16) : '';

/** Such a field's value as the calls take it; null for an empty one. */
export const fromIndiaInput = (text: string): string | null => (text ? `${text}:00+05:30` : null);
