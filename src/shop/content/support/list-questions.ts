import { type Locale, languageOf } from '#src/kernel/locales.ts';
import type { Platform } from '#src/platform/platform.ts';
import { areaOf, soldStates } from '#src/shop/back-office/settings/sold-states.ts';
import { selectPublished } from './faq.store.ts';
import { FAQ_TOPICS, type Question } from './faq.ts';

/**
 * The published questions in the page's language, in English where that lacks one, grouped by topic. `{state}` in them is replaced by where the shop
 * sells, so that they stay true when that changes.
 */
export async function listQuestions(
  platform: Pick<Platform, 'db' | 'settings' | 'shopSettings'>,
  locale: Locale,
): Promise<Question[]> {
  const own = languageOf(locale);
  const area = areaOf(locale, soldStates(platform));
  const filled = (text: string) => text.replaceAll('{state}', area);
  const rows = await selectPublished(platform.db, own === 'en' ? ['en'] : [own, 'en']);
  const translated = new Set(rows.filter((row) => row.locale === own).map(({ entry }) => entry));
  return rows
    .filter((row) => row.locale === own || !translated.has(row.entry))
    .map(({ id, topic, question, answer }) => ({ id, topic, question: filled(question), answer: filled(answer) }))
    .sort((a, b) => FAQ_TOPICS.indexOf(a.topic) - FAQ_TOPICS.indexOf(b.topic));
}
