import { addDays, type Day, dayInIndia, instantInIndia } from '#src/kernel/india-time.ts';
import { anyWordsIn, type Language, type Locale } from '#src/kernel/locales.ts';

/** `soon`: not opened yet; `closed`: opened before, and closed for a while. */
export const SHOP_STATES = ['soon', 'open', 'closed'] as const;
export type ShopState = (typeof SHOP_STATES)[number];

/** The owner's words, in as many languages as they have written. */
export type OwnWords = Partial<Record<Language, string>>;

/** Announced at the top of every page from the first day to the last, inclusive. */
export type Holiday = { from: Day; to: Day; words: OwnWords };

export type Opening = {
  state: ShopState;
  /** Shown on the page that stands in for the shop. */
  message: OwnWords;
  holiday: Holiday | null;
  /** The launch list is hidden. */
  listHidden: boolean;
  openedAt: Date | null;
};

/** The tag of everything that shows whether the shop is open: every page. */
export const OPENING_TAG = 'opening';

/** The state assumed when none is known, as in a test of one use case. */
export const OPEN: Opening = { state: 'open', message: {}, holiday: null, listHidden: false, openedAt: null };

/** The words in the reader's language, else in any other available one. */
export const wordsFor = (words: OwnWords, locale: Locale): string => anyWordsIn(words, locale) ?? '';

/** The holiday to announce at this moment. */
export function holidayAt({ holiday }: Pick<Opening, 'holiday'>, at: Date): Holiday | undefined {
  const today = dayInIndia(at);
  return holiday && holiday.from <= today && today <= holiday.to ? holiday : undefined;
}

/** When the announcement next begins or ends: a page with or without it is valid until then. */
export function nextChange({ holiday }: Pick<Opening, 'holiday'>, at: Date): Date | undefined {
  if (!holiday) return undefined;
  return [holiday.from, addDays(holiday.to, 1)]
    .map((day) => instantInIndia(day, '00:00'))
    .find((change) => change > at);
}
