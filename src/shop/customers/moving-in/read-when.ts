import { INDIA_OFFSET_MS } from '#src/kernel/india-time.ts';

/** How a file writes days with slashes: Shopify never does, exporters of WooCommerce put the month first, a spreadsheet in India the day. */
type DayOrder = 'day-first' | 'month-first' | 'unclear';

const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*(Z|UTC|[+-]\d{2}:?\d{2})?$/i;
const SLASHED = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]m)?)?$/i;

/** The order that all dates of a file allow; unclear if no day is above twelve, or the file mixes both. */
export function dayOrderOf(texts: readonly string[]): DayOrder {
  const found = new Set(
    texts.flatMap((text): DayOrder[] => {
      const [, a, b] = SLASHED.exec(text) ?? [];
      if (Number(a) > 12) return ['day-first'];
      return Number(b) > 12 ? ['month-first'] : [];
    }),
  );
  const [only] = found;
  return found.size === 1 && only ? only : 'unclear';
}

/** The instant of a date with a time; without a zone it is India's. */
export function readWhen(text: string, order: DayOrder): Date | 'date' | 'date-unclear' {
  const iso = ISO.exec(text);
  if (iso) {
    const [, year, month, day, hour = '0', minute = '0', second = '0', zone = ''] = iso;
    return instant([year, month, day, hour, minute, second].map(Number), offsetOf(zone));
  }
  const slashed = SLASHED.exec(text);
  if (!slashed) return 'date';
  const [, a, b, year, hour = '0', minute = '0', second = '0', half = ''] = slashed;
  if (order === 'unclear' && a !== b) return 'date-unclear';
  const [day, month] = order === 'month-first' ? [b, a] : [a, b];
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hour);
  return instant([Number(year), Number(month), Number(day), hours, Number(minute), Number(second)], INDIA_OFFSET_MS);
}

function offsetOf(zone: string): number {
  if (!zone) return INDIA_OFFSET_MS;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0;
}

function instant([year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0]: number[], offset: number) {
  const utc = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const real =
    utc.getUTCMonth() === month - 1 &&
    utc.getUTCDate() === day &&
    utc.getUTCHours() === hour &&
    minute < 60 &&
    second < 60;
  return real && year > 1990 && year < 2200 ? new Date(utc.getTime() - offset) : 'date';
}
