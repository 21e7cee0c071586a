import { LANGUAGES } from '#src/kernel/locales.ts';
import { FAQ_TOPICS, type Faq } from '#src/shop/content/support/faq.ts';
import { listFaqs } from '#src/shop/content/support/manage-faqs.ts';
import { pageLoader } from '#src/web/context/page-loader.server.ts';
import { texts } from '#src/web/messages/messages.server.ts';
import type { FaqEntry } from './faq-entry.ts';

// Two hundred questions in each language: more than a shop writes.
const MOST = 200 * LANGUAGES.length;

export const loader = pageLoader('faqs', async ({ shop, locale }) => {
  const { items } = await listFaqs(shop, { page: 1, limit: MOST });
  return { texts: texts(locale, 'faqDesk'), topics: FAQ_TOPICS, entries: toEntries(items) };
});

/** Rows of one entry say the same in different languages; an entry takes the position of its first row. */
function toEntries(rows: Faq[]): FaqEntry[] {
  const entries = new Map<string, FaqEntry>();
  for (const { entry, locale, topic, question, answer, position, published } of rows) {
    const known = entries.get(entry) ?? { entry, topic, position, published, words: {} };
    known.words[locale] = { question, answer };
    if (locale === 'en') Object.assign(known, { topic, position, published });
    entries.set(entry, known);
  }
  return [...entries.values()].sort((a, b) => a.position - b.position || a.entry.localeCompare(b.entry));
}
