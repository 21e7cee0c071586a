import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DAY_MS } from '#src/kernel/india-time.ts';
import type { Platform } from '#src/platform/platform.ts';
import { deleteUnseen, noteSeen, putAssets, selectSeen } from './build-asset.store.ts';

/** How long the files of a build stay after its last instance was seen. One more than is promised: a running build is noted once a day. */
const KEPT_DAYS = 15;
/** Files seen within this time cannot be removed while they are being noted; others are stored again. */
const SAFE_MS = 2 * DAY_MS;
const AT_ONCE = 50;

type Part = Pick<Platform, 'db' | 'clock'>;

/**
 * Stores the hashed files of this instance's build, before it serves a page that names them: other instances may be asked for them
 * (docs/decisions/0040). Files that are stored already are only noted.
 * @param folder of files whose names contain the hash of their content
 */
export async function publishAssets({ db, clock }: Part, folder: string): Promise<void> {
  const now = clock.now();
  const names = (await readdir(folder)).sort(); // in one order: instances that start together must not wait for each other
  const seen = new Map((await selectSeen(db, names)).map(({ name, seenAt }) => [name, seenAt.getTime()]));
  const age = (name: string) => now.getTime() - (seen.get(name) ?? Number.NEGATIVE_INFINITY);
  const missing = names.filter((name) => age(name) > SAFE_MS);
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    const rows = missing.slice(at, at + AT_ONCE).map(async (name) => ({
      ...{ name, seenAt: now },
      body: await readFile(path.join(folder, name)),
    }));
    await putAssets(db, await Promise.all(rows));
  }
  const stale = names.filter((name) => age(name) > DAY_MS / 2 && age(name) <= SAFE_MS);
  if (stale.length > 0) await noteSeen(db, stale, now);
}

/** Notes that this build still runs, and removes the files of those that have not been seen for a fortnight (a daily job). */
export async function forgetAssets(part: Part, folder: string): Promise<void> {
  await publishAssets(part, folder);
  await deleteUnseen(part.db, new Date(part.clock.now().getTime() - KEPT_DAYS * DAY_MS));
}
