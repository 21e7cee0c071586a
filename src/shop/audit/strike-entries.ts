import type { Tx } from '#src/platform/database/database.ts';
import { type AboutPeople, selectAbout, updateEntry } from './audit.store.ts';
import { withoutMentioned, withoutWords } from './strike-words.ts';

/** Somebody as the audit log may speak of them. */
export type Spoken = AboutPeople & { mentions: RegExp | undefined };

/**
 * Strikes what the audit log tells of somebody; who did what to which subject when stays. Entries about what is theirs lose all words
 * that were written, others those that mention them. Nothing else may alter an entry (migrations/0042), and the caller records that in an
 * entry of its own. Answers how many were altered.
 */
export async function strikeEntries(trx: Tx, about: Spoken): Promise<number> {
  const names = new Set(about.names);
  const strike = (theirs: boolean, told: unknown) =>
    theirs ? withoutWords(told) : withoutMentioned(told, about.mentions, names);
  const altered = (await selectAbout(trx, about)).flatMap(({ id, theirs, before, after }) => {
    const now = { before: strike(theirs, before), after: strike(theirs, after) };
    return JSON.stringify(now) === JSON.stringify({ before, after }) ? [] : [{ id, ...now }];
  });
  await updateEntry(trx, altered);
  return altered.length;
}
