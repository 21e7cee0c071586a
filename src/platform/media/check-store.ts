import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CannotStart } from '#src/platform/cannot-start.ts';
import type { Database } from '#src/platform/database/database.ts';
import { newId } from '#src/platform/ids.ts';
import type { Log } from '#src/platform/log/log.ts';
import { getOrCreateSecret, replaceSecret } from '#src/platform/settings/secret.store.ts';
import type { Settings } from '#src/platform/settings/settings.ts';

/** In DATA_DIR: the name of this store, by which instances recognise that they share it. */
const FILE = 'store-id';
/** What the database stores: `folder ID` or `bucket NAME`. */
const STORE = 'picture store';
/** How long another instance may take to write the file into a folder that both share. */
const PATIENCE_MS = 2_000;

/**
 * Checks that this instance stores pictures where the others on its database do: with a folder each, pictures were lost without a word, because the
 * instance that should convert one did not have it (seen).
 * @throws CannotStart if the database's pictures are in another folder or bucket
 */
export async function checkStore(
  db: Database,
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 's3'>,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  if (settings.s3) return checkBucket(db, settings.s3.bucket, log);
  const folder = path.resolve(settings.dataDir);
  const own = readId(folder);
  const wanted = `folder ${own ?? newId('store')}`;
  const known = await getOrCreateSecret(db, STORE, () => wanted);
  if (known.startsWith('bucket '))
    throw new CannotStart(
      `The pictures of this shop are in the bucket ${known.slice('bucket '.length)}: give this instance the S3_… settings that the others have. ${moved(`into ${folder}`)}`,
    );
  const id = known.slice('folder '.length);
  if (own === id) return;
  // The embedded database is in this folder itself; a folder that has pictures, but no name yet, is one from before, or restored.
  if (known === wanted || !settings.databaseUrl || (!own && hasPictures(folder))) return writeId(folder, id);
  if (!own && (await isWrittenSoon(folder, id))) return;
  throw new CannotStart(
    `${folder} is not where the other instances on this database store their pictures: let all of them share one DATA_DIR, or set the S3_… settings. ${moved(`into ${folder}`)}`,
  );
}

async function checkBucket(db: Database, bucket: string, log: Pick<Log, 'warn'>): Promise<void> {
  const own = `bucket ${bucket}`;
  const known = await getOrCreateSecret(db, STORE, () => own);
  if (known === own) return;
  if (known.startsWith('bucket '))
    throw new CannotStart(
      `Setting S3_BUCKET is ${bucket}, but the pictures of this shop are in the bucket ${known.slice('bucket '.length)}: give all instances the same one. ${moved('into the new one')}`,
    );
  // An instance that still uses the folder says so at its next start.
  await replaceSecret(db, STORE, own);
  log.warn(
    { bucket },
    'pictures are in the bucket from now on: copy media, originals and private of the former DATA_DIR into it, if that is not done yet',
  );
}

/** After a restore, which puts the pictures where its settings say: the next start names that place. */
export const forgetStore = (db: Database): Promise<void> => replaceSecret(db, STORE, undefined);

const moved = (where: string) =>
  `If they have been moved ${where}, run this in the database: delete from secret where name = '${STORE}'.`;

const hasPictures = (folder: string): boolean =>
  ['media', 'originals', 'private'].some((part) => {
    const place = path.join(folder, part);
    return existsSync(place) && readdirSync(place).length > 0;
  });

function readId(folder: string): string | undefined {
  try {
    return readFileSync(path.join(folder, FILE), 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined;
    throw error;
  }
}

function writeId(folder: string, id: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, FILE), `${id}\n`);
}

async function isWrittenSoon(folder: string, id: string): Promise<boolean> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await pause(50))
    if (readId(folder) === id) return true;
  return false;
}
