import { readFile } from 'node:fs/promises';
import type { ShopSettings } from '#src/kernel/brand.ts';
import type { Language } from '#src/kernel/locales.ts';
import { transact } from '#src/platform/database/transact.ts';
import { newId } from '#src/platform/ids.ts';
import type { Platform } from '#src/platform/platform.ts';
import { isDemonstration, mayBeSeeded } from '#src/shop/back-office/settings/demonstration.ts';
import { insertFaqs } from './faq.store.ts';
import { FAQ_TAG, type FaqTopic } from './faq.ts';

const SEED = new URL('../../../../seed/faqs.json', import.meta.url);

type Words = { q: string; a: string };
/** `demonstration`: refers to the demonstration's State, prices or promises, and is not true in any other shop. @internal */
export type FaqSeed = { entry: string; topic: FaqTopic; demonstration?: true; words: Record<Language, Words> }[];

/** The answers promise what the terms promise. */
const factsOf = ({ legal, contact }: ShopSettings): Record<string, string | number> => ({
  ...legal.days,
  phone: contact.phone,
  hours: contact.hours,
});
const filled = (text: string, facts: Record<string, string | number>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole));

/**
 * Adds the first questions and answers (outside the demonstration only those true of any shop), once in the life of a shop: an owner who removes them
 * all does not get them back.
 */
export async function seedFaqs(platform: Platform): Promise<void> {
  const demonstration = await isDemonstration(platform.db);
  const seed = (JSON.parse(await readFile(SEED, 'utf8')) as FaqSeed).filter(
    (one) => demonstration || !one.demonstration,
  );
  const at = platform.clock.now();
  const facts = factsOf(platform.shopSettings.current);
  const rows = seed.flatMap(({ entry, topic, words }, place) =>
    (Object.entries(words) as [Language, Words][]).map(([locale, { q, a }]) => ({
      id: newId('faq', at.getTime()),
      entry,
      locale,
      topic,
      question: filled(q, facts),
      answer: filled(a, facts),
      position: place * 10, // room for a question between two others
      createdAt: at,
      updatedAt: at,
    })),
  );
  await transact(platform, async ({ trx, expire }) => {
    if (!(await mayBeSeeded(trx, 'faqs', at))) return;
    await insertFaqs(trx, rows);
    expire(FAQ_TAG);
  });
}
