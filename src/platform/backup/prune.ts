import { listBackups, NAME, POOL, readManifest } from './manifest.ts';
import type { BackupTarget } from './target.ts';

/** Files that no backup names yet may belong to one that is being made. */
const DAY = 24 * 60 * 60_000;

/** Removes all but the newest backups, those that were never finished, and the files that no backup names any more. */
export async function prune(target: BackupTarget, keep: number, now: Date): Promise<number> {
  const finished = await listBackups(target);
  const kept = new Set(finished.slice(-keep));
  const wanted = new Set<string>();
  for (const name of kept) for (const file of (await readManifest(target, name)).files) wanted.add(file.name);
  const gone: string[] = [];
  for await (const { name, at } of target.list('')) {
    const [folder = '', file = ''] = name.split('/');
    const old = now.getTime() - at.getTime() > DAY;
    if (NAME.test(folder) && !kept.has(folder) && (finished.includes(folder) || old)) gone.push(name);
    if (folder === POOL && !wanted.has(file) && old) gone.push(name);
  }
  // The manifest first: what is left of a removal that was interrupted is not taken for a backup.
  for (const name of gone.sort((a, b) => Number(b.endsWith('manifest.json')) - Number(a.endsWith('manifest.json'))))
    await target.remove(name);
  return finished.length - kept.size;
}
