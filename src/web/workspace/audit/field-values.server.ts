import { dateFormat, formatDate, formatDecimal } from '#src/kernel/format.ts';
import type { Locale } from '#src/kernel/locales.ts';
import { formatPaise } from '#src/kernel/money.ts';
import { texts } from '#src/web/messages/messages.server.ts';

/** Where the desk of each kind of subject has its words for a state. */
const STATES = {
  application: ['applicationDesk', 'states'],
  booking: ['bookingDesk', 'status'],
  claim: ['claimDesk', 'states'],
  enquiry: ['enquiryDesk', 'states'],
  grievance: ['grievanceDesk', 'states'],
  installation: ['installations', 'states'],
  lead: ['leadDesk', 'states'],
  message: ['contactDesk', 'states'],
  order: ['orders', 'statuses'],
  payment: ['payments', 'stateNames'],
  'product-question': ['questionDesk', 'states'],
  visit: ['calendar', 'states'],
} as const;

const STATE_FIELDS = new Set(['state', 'status']);
const MOST_LETTERS = 300;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A value of an entry as a text of at most a few lines: a state, a moment, an amount or yes and no as the desks write them. */
export function fieldValues(locale: Locale): (subject: string, field: string, value: unknown) => string {
  const areas = texts(locale, 'specification', 'auditValues', ...Object.values(STATES).map(([area]) => area)) as Record<
    string,
    unknown
  >;
  const yesOrNo = areas['specification'];
  const format = { dateStyle: 'medium', timeStyle: 'short', numberingSystem: 'latn' } as const;
  const stateOf = (subject: string, value: string) => {
    const [kind = ''] = subject.split(':');
    if (!Object.hasOwn(STATES, kind)) return undefined;
    const [area, words] = STATES[kind as keyof typeof STATES];
    return wordOf(wordOf(areas[area], words), value);
  };
  const written = (subject: string, field: string, value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return String(wordOf(yesOrNo, value ? 'yes' : 'no') ?? value);
    if (typeof value === 'number') return numberOf(field, value);
    if (typeof value === 'string') {
      const word = STATE_FIELDS.has(field)
        ? stateOf(subject, value)
        : wordOf(wordOf(areas['auditValues'], field), value);
      if (typeof word === 'string') return word;
      if (MOMENT.test(value)) return dateFormat(locale, format).format(new Date(value));
      // A calendar day has no time, and is the same day everywhere.
      if (DAY.test(value)) return formatDate(locale, new Date(`${value}T12:00:00+05:30`));
      return value;
    }
    if (Array.isArray(value) && value.every((one) => typeof one !== 'object'))
      return value.map((one) => written(subject, field, one)).join(', ');
    return JSON.stringify(value);
  };
  return (subject, field, value) => {
    const text = written(subject, field, value);
    return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
  };
}

function numberOf(field: string, value: number): string {
  if (field.endsWith('Paise')) return formatPaise(value);
  if (field.endsWith('Bp')) return `${formatDecimal(value / 100)}%`;
  return formatDecimal(value, 6);
}

function wordOf(words: unknown, key: string): unknown {
  if (typeof words !== 'object' || words === null || !Object.hasOwn(words, key)) return undefined;
  return (words as Record<string, unknown>)[key];
}
