import { type Locale, languageOf } from '#src/platform/languages.ts';
import type { Platform } from '#src/platform/platform.ts';
import { selectPublished } from '#src/shop/support/faq.store.ts';
import { FAQ_TOPICS, type Question } from '#src/shop/support/faq.ts';

/** The published questions in the language of the page, English where a language lacks one; topic by topic. */
export async function listQuestions({ db }: Pick<Platform, 'db'>, locale: Locale): Promise<Question[]> {
  const own = languageOf(locale);
  const rows = await selectPublished(db, own === 'en' ? ['en'] : [own, 'en']);
  const translated = new Set(rows.filter((row) => row.locale === own).map(({ entry }) => entry));
  return rows
    .filter((row) => row.locale === own || !translated.has(row.entry))
    .map(({ id, topic, question, answer }) => ({ id, topic, question, answer }))
    .sort((a, b) => FAQ_TOPICS.indexOf(a.topic) - FAQ_TOPICS.indexOf(b.topic));
}
