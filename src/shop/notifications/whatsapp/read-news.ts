import { headerLine } from '#src/platform/mail/message.ts';

/** `id` is our own, which the message carried; `failed` says why it did not arrive. */
type Report = { id: string; failed?: string };
/** `stops` are the numbers that sent a stop word, E.164. */
type News = { stops: string[]; reports: Report[] };

/** Whole messages, without marks and in any case: in a longer sentence the word may mean something else. */
const STOP_WORDS = new Set([
  ...['stop', 'stop all', 'stopall', 'unsubscribe', 'end', 'quit', 'opt out', 'optout', 'stop messages'],
  ...['बंद', 'बंद करें', 'बंद करो', 'बन्द', 'बन्द करें', 'रोकें', 'रोको', 'रुकें', 'स्टॉप', 'band', 'band karo', 'roko'],
  ...['બંધ', 'બંધ કરો', 'રોકો', 'અટકાવો', 'સ્ટોપ', 'bandh', 'bandh karo'],
]);

/** @internal */
export const isStopWord = (text: string): boolean =>
  STOP_WORDS.has(
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\s]+/gu, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );

/** What a webhook's body says that means something to us; what has another shape says nothing. */
export function readWhatsappNews(rawBody: string): News {
  const news: News = { stops: [], reports: [] };
  for (const entry of list(at(parsed(rawBody), 'entry')))
    for (const change of list(at(entry, 'changes'))) {
      const value = at(change, 'value');
      for (const message of list(at(value, 'messages'))) {
        const from = at(message, 'from');
        if (typeof from === 'string' && /^\d{8,15}$/.test(from) && wordsOf(message).some(isStopWord))
          news.stops.push(`+${from}`);
      }
      for (const status of list(at(value, 'statuses'))) news.reports.push(...reportOf(status));
    }
  return news;
}

/** A typed text, or the words of a pressed button. */
const wordsOf = (message: unknown): string[] =>
  [
    at(message, 'text', 'body'),
    at(message, 'button', 'text'),
    at(message, 'button', 'payload'),
    at(message, 'interactive', 'button_reply', 'title'),
  ].filter((one) => typeof one === 'string');

function reportOf(status: unknown): Report[] {
  const id = at(status, 'biz_opaque_callback_data');
  const state = at(status, 'status');
  if (typeof id !== 'string') return [];
  if (state === 'delivered' || state === 'read') return [{ id }];
  if (state !== 'failed') return [];
  const [error] = list(at(status, 'errors'));
  const why = [at(error, 'code'), at(error, 'title')].filter((one) => ['string', 'number'].includes(typeof one));
  return [{ id, failed: headerLine(`WhatsApp reported: ${why.join(' ') || 'failed'}`, 300) }];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const at = (value: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>(
    (now, key) => (typeof now === 'object' && now !== null ? (now as Record<string, unknown>)[key] : undefined),
    value,
  );
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
