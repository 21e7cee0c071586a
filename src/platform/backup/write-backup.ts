import { createHash } from 'node:crypto';
import { inTransaction } from '#src/platform/database/copy/copy-client.ts';
import { copyOut } from '#src/platform/database/copy/copy-out.ts';
import { readFigures } from '#src/platform/database/copy/figures.ts';
import { type PictureStore, wholeFile } from '#src/platform/media/picture-store.ts';
import { eachAtOnce } from './each-at-once.ts';
import {
  type Contents,
  FORMAT,
  type Manifest,
  nameAt,
  POOL,
  type Stored,
  storedAs,
  writeManifest,
} from './manifest.ts';
import { partWriter } from './parts.ts';
import type { Seal } from './seal.ts';
import type { BackupTarget } from './target.ts';

export type BackedUp = {
  /** Of a role that owns the database. */
  databaseUrl: string;
  pictures: PictureStore;
  authSecret: string | undefined;
  version: string;
  /** Statements that each give one value. */
  figures: Record<string, string>;
};

/**
 * Backs a shop up while it runs: its database as of one instant, then the files. A file is never changed and, as long as a row names it, not
 * removed, so those of that instant are still there; one that is removed while the backup is made was no longer wanted.
 */
export async function writeBackup(
  shop: BackedUp,
  target: BackupTarget,
  seal: Seal,
  now: () => Date,
): Promise<{ manifest: Manifest; contents: Contents }> {
  const startedAt = now();
  const name = nameAt(startedAt);
  const parts: Stored[] = [];
  const writer = partWriter(async (part) => {
    const sealed = await seal.close(part);
    const stored = storedAs(`database-${String(parts.length + 1).padStart(5, '0')}.zst${seal.suffix}`, sealed);
    parts.push(stored);
    await target.put(`${name}/${stored.name}`, sealed);
  });
  const { database, figures } = await inTransaction(shop.databaseUrl, 'read', async (client) => ({
    database: await copyOut(client, writer.write),
    figures: await readFigures(client, shop.figures),
  }));
  await writer.end();
  const files = await storeFiles(shop.pictures, target, seal);
  const contents: Contents = {
    database,
    figures,
    files: files.map(({ key, type, stored }) => ({ key, type, stored: stored.name })),
    ...(seal.recipient && shop.authSecret && { authSecret: shop.authSecret }),
  };
  const sealed = await seal.close(Buffer.from(JSON.stringify(contents)));
  const manifest: Manifest = {
    format: FORMAT,
    name,
    version: shop.version,
    migration: database.migrations.at(-1)?.name ?? '',
    startedAt: startedAt.toISOString(),
    finishedAt: now().toISOString(),
    encryptedTo: seal.recipient ?? null,
    contents: storedAs(`contents.json${seal.suffix}`, sealed),
    database: parts,
    files: files.map(({ stored }) => stored),
  };
  await target.put(`${name}/${manifest.contents.name}`, sealed);
  await writeManifest(target, manifest);
  return { manifest, contents };
}

type StoredFile = { key: string; type: string; stored: Stored };

/** `ID-SUM`: the id says which file in which state it is, so that one that is there already need not be read. */
const POOLED = /^files\/([0-9a-f]{32})-([0-9a-f]{64})(?:\.age)?$/;

async function storeFiles(pictures: PictureStore, target: BackupTarget, seal: Seal): Promise<StoredFile[]> {
  const there = new Map<string, Stored>();
  for await (const { name, size } of target.list(POOL)) {
    const [, id, sha256] = POOLED.exec(name) ?? [];
    if (id && sha256) there.set(id, { name: name.slice(POOL.length + 1), size, sha256 });
  }
  const stored: StoredFile[] = [];
  await eachAtOnce(8, pictures.list(), async ({ key, mark }) => {
    const id = createHash('sha256')
      .update(`${key}\n${mark}\n${seal.recipient ?? ''}`)
      .digest('hex')
      .slice(0, 32);
    const found = there.get(id);
    if (found) return void stored.push({ key, type: typeOf(key), stored: found });
    const file = await pictures.get(key);
    if (!file) return; // removed in the meantime
    const sealed = await seal.close(await wholeFile(file));
    const { sha256, size } = storedAs('', sealed);
    const one = { name: `${id}-${sha256}${seal.suffix}`, size, sha256 };
    await target.put(`${POOL}/${one.name}`, sealed);
    stored.push({ key, type: typeOf(key), stored: one });
  });
  return stored.sort((a, b) => (a.key < b.key ? -1 : 1));
}

const TYPES: Record<string, string> = { jpg: 'image/jpeg', svg: 'image/svg+xml' };

const typeOf = (key: string): string => {
  const kind = key.slice(key.lastIndexOf('.') + 1);
  return TYPES[kind] ?? `image/${kind}`;
};
