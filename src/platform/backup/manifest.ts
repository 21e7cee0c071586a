import { createHash } from 'node:crypto';
import { CannotStart } from '#src/platform/cannot-start.ts';
import type { DatabaseContents } from '#src/platform/database/copy/copy-out.ts';
import type { Figures } from '#src/platform/database/copy/figures.ts';
import type { BackupTarget } from './target.ts';

export const FORMAT = 'kiran backup 1';
/** The folder of the files that all backups of a place share: a picture that does not change is stored once. */
export const POOL = 'files';

/** A stored file as it lies there, encrypted or not. */
export type Stored = { name: string; size: number; sha256: string };

/** What a backup consists of; readable without a key, and written last: a backup without it is not finished. */
export type Manifest = {
  format: typeof FORMAT;
  name: string;
  /** Of the shop that made it, and its last migration. */
  version: string;
  migration: string;
  startedAt: string;
  finishedAt: string;
  /** The public key it is encrypted to; null if it is not. */
  encryptedTo: string | null;
  contents: Stored;
  /** The rows, in order: each part is a Zstandard frame of its own. */
  database: Stored[];
  /** In the shared folder, and named after their sums. */
  files: Stored[];
};

/** The rest of what a backup says about itself: encrypted, if the backup is. */
export type Contents = {
  database: DatabaseContents;
  /** Sums that mean something to people, such as the orders' total. */
  figures: Figures;
  /** Pictures, originals and private files, each with the name of its stored file. */
  files: { key: string; type: string; stored: string }[];
  /** The key that signs sessions; only in an encrypted backup. */
  authSecret?: string;
};

const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export const storedAs = (name: string, bytes: Buffer): Stored => ({ name, size: bytes.length, sha256: sumOf(bytes) });

/** `2026-11-23T02-40-00Z`, the name of the backup that begins at that time. */
export const nameAt = (at: Date): string =>
  at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
export const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

/** In the form of `sha256sum -c`. */
const sumLine = (manifest: Buffer) => `${sumOf(manifest)}  manifest.json\n`;

export async function writeManifest(target: BackupTarget, manifest: Manifest): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  await target.put(`${manifest.name}/manifest.sha256`, Buffer.from(sumLine(bytes)));
  await target.put(`${manifest.name}/manifest.json`, bytes);
}

/** @throws CannotStart if it is missing, changed or of another form */
export async function readManifest(target: BackupTarget, name: string): Promise<Manifest> {
  const bytes = await target.get(`${name}/manifest.json`);
  if (!bytes) throw new CannotStart(`The backup ${name} in ${target.place} was never finished: choose another.`);
  const sum = await target.get(`${name}/manifest.sha256`);
  if (sum?.toString() !== sumLine(bytes)) throw changed(name, 'manifest.json');
  const manifest = JSON.parse(bytes.toString()) as Manifest;
  if (manifest.format !== FORMAT)
    throw new CannotStart(`The backup ${name} is in the form "${manifest.format}", which this version does not know.`);
  return manifest;
}

/** The finished backups of a place, oldest first. */
export async function listBackups(target: BackupTarget): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of target.list('')) {
    const [folder = '', file] = name.split('/');
    if (NAME.test(folder) && file === 'manifest.json') names.push(folder);
  }
  return names.sort();
}

/** A stored file, if it is as it was written. Throws CannotStart. */
export async function readStored(
  target: BackupTarget,
  folder: string,
  { name, size, sha256 }: Stored,
): Promise<Buffer> {
  const bytes = await target.get(`${folder}/${name}`);
  if (!bytes) throw new CannotStart(`The backup is not whole: ${folder}/${name} is missing. Restore from another.`);
  if (bytes.length !== size || sumOf(bytes) !== sha256) throw changed(folder, name);
  return bytes;
}

const changed = (folder: string, name: string) =>
  new CannotStart(
    `The backup was damaged or changed: ${folder}/${name} is not as it was written. Restore from another.`,
  );
