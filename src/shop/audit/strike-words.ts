/** Replaces struck text, so that a reader sees that there was something. */
const STRUCK = '—';

/** Fields not about people: states, ids and times of our own making. Any other text may have been written about somebody. */
const OUR_OWN = new Set([
  'areaIds',
  'carrier',
  'closes',
  'customer',
  'day',
  'delivered',
  'opens',
  'photo',
  'productId',
  'refund',
  'result',
  'return',
  'review',
  'shipment',
  'side',
  'start',
  'state',
  'status',
  'technician',
  'technicianId',
  'way',
]);

/** The same record with every text struck except those of our own making: for an entry about the person. */
export const withoutWords = (told: unknown): unknown =>
  struckIn(told, (key, text) => (OUR_OWN.has(key) || text === '' ? text : STRUCK));

/** The same record with every text struck that mentions the person or is one of their names: for an entry about something else. */
export const withoutMentioned = (told: unknown, mentions: RegExp | undefined, names: ReadonlySet<string>): unknown =>
  struckIn(told, (_, text) => (names.has(text) || (mentions && text.search(mentions) >= 0) ? STRUCK : text));

function struckIn(told: unknown, strike: (key: string, text: string) => string, key = ''): unknown {
  if (typeof told === 'string') return strike(key, told);
  if (Array.isArray(told)) return told.map((one) => struckIn(one, strike, key));
  if (told === null || typeof told !== 'object') return told;
  return Object.fromEntries(Object.entries(told).map(([name, inner]) => [name, struckIn(inner, strike, name)]));
}
