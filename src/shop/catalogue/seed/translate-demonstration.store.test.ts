import { afterAll, beforeAll, expect, it } from 'vitest';
import { OTHER_LANGUAGES } from '#src/kernel/locales.ts';
import { openPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { translateDemonstration } from './translate-demonstration.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
});
afterAll(() => platform?.close());

it('gives a demonstration of a former release its texts, except where the owner has edited', async () => {
  await seedCatalogue(platform);
  const { db } = platform;
  const wordsOf = async (id: string) =>
    (await db.selectFrom('product').select('words').where('id', '=', id).executeTakeFirstOrThrow()).words;
  const [untouched, edited, reworded] = [
    'ruvanta-earthing-set',
    'ruvanta-lightning-arrester',
    'ruvanta-mc4-connector-pair',
  ] as const;
  const given = await wordsOf(untouched);
  expect(Object.keys(given).sort()).toEqual([...OTHER_LANGUAGES].sort());
  await db.updateTable('product').set({ words: '{}' }).execute();
  await db
    .updateTable('product')
    .set({ updatedAt: new Date(platform.clock.now().getTime() + 1000) })
    .where('id', '=', edited)
    .execute();
  await db.updateTable('product').set({ name: 'A former name' }).where('id', '=', reworded).execute();

  await translateDemonstration(platform);

  expect(await wordsOf(untouched)).toEqual(given);
  expect(await wordsOf(edited)).toEqual({});
  // The translation says what the seed's English says, not what stands there.
  expect(await wordsOf(reworded)).toEqual({});
});
