import { addDays, type Day, dayInIndia, instantInIndia } from '#src/kernel/india-time.ts';
import type { Locale } from '#src/kernel/locales.ts';

/** `soon`: not opened yet; `closed`: opened before, and shut for a while. */
export const SHOP_STATES = ['soon', 'open', 'closed'] as const;
export type ShopState = (typeof SHOP_STATES)[number];

/** What the owner has written, in as many languages as they have. */
export type OwnWords = Partial<Record<'en' | 'hi' | 'gu', string>>;

/** Announced at the top of every page from the first day to the last, both included. */
export type Holiday = { from: Day; to: Day; words: OwnWords };

export type Opening = {
  state: ShopState;
  /** Said on the page that stands in for the shop. */
  message: OwnWords;
  holiday: Holiday | null;
  /** The launch list was put away. */
  listHidden: boolean;
  openedAt: Date | null;
};

/** The tag of everything that says whether the shop is open: every page. */
export const OPENING_TAG = 'opening';

/** A shop that nothing is known of yet, as in a test of one use case. */
export const OPEN: Opening = { state: 'open', message: {}, holiday: null, listHidden: false, openedAt: null };

/** The words in the reader's language, else in another that there is. */
export const wordsFor = (words: OwnWords, locale: Locale): string =>
  (locale === 'en-x-spec' ? words.en : words[locale]) || words.en || words.hi || words.gu || '';

/** The holiday that is announced at this instant. */
export function holidayAt({ holiday }: Pick<Opening, 'holiday'>, at: Date): Holiday | undefined {
  const today = dayInIndia(at);
  return holiday && holiday.from <= today && today <= holiday.to ? holiday : undefined;
}

/** When the announcement next begins or ends: until then a page that says so, or does not, stays true. */
export function nextChange({ holiday }: Pick<Opening, 'holiday'>, at: Date): Date | undefined {
  if (!holiday) return undefined;
  return [holiday.from, addDays(holiday.to, 1)]
    .map((day) => instantInIndia(day, '00:00'))
    .find((change) => change > at);
}
