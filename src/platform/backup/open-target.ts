import { CannotStart } from '#src/platform/cannot-start.ts';
import type { S3Settings } from '#src/platform/media/s3-client.ts';
import { folderTarget } from './folder-target.ts';
import { s3Target } from './s3-target.ts';
import type { BackupTarget } from './target.ts';

/** A folder, or `s3://BUCKET/PREFIX` at the server and with the key of the `S3_…` settings. */
export function openTarget(where: string, s3: S3Settings | undefined): BackupTarget {
  if (!where.startsWith('s3://')) return folderTarget(where);
  const [, bucket, prefix = ''] = /^s3:\/\/([^/]+)(?:\/(.*?))?\/*$/.exec(where) ?? [];
  if (!bucket) throw new CannotStart(`${where} names no bucket: write s3://BUCKET/FOLDER.`);
  if (!s3) throw new CannotStart(`${where} needs the S3_… settings: S3_ENDPOINT, S3_BUCKET and the key.`);
  return s3Target({ ...s3, bucket }, prefix);
}
