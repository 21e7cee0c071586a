import type { Tx } from '#src/platform/database/database.ts';
import { type AboutPeople, selectAbout, updateEntry } from './audit.store.ts';
import { withoutMentioned, withoutWords } from './strike-words.ts';

/** A person, in the forms in which the audit log may mention them. */
export type Spoken = AboutPeople & { mentions: RegExp | undefined };

/**
 * Strikes what the audit log says about a person; who did what to which subject, and when, stays. Entries about what belongs to the person lose all
 * free text, others only the texts that mention the person. Nothing else may alter an entry (migrations/0042), and the caller records this in an
 * entry of its own. Returns how many were altered.
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
