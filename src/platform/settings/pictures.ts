import type { S3Settings } from '#src/platform/media/s3-client.ts';
import { allOrNone, type Given, type Problem, securedUrl, text } from './kinds.ts';

/** `host` or `host:port`, as in an https address. */
const SERVER = /^(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const listed = (given = ''): string[] => given.split(/[\s,]+/).filter(Boolean);

export const PICTURES = {
  PICTURE_HOSTS: text.optional(),
  PICTURE_FETCH_PRIVATE: text
    .refine(
      (given) => listed(given).every((one) => SERVER.test(one)),
      'must be a list of host:port, such as nas.lan:8443',
    )
    .optional(),
  S3_ENDPOINT: securedUrl.optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
};

export type PictureSettings = {
  /** Hosts besides our own whose pictures a page may show (img-src). */
  pictureHosts: string[];
  /** Servers, each as host:port, that pictures may be fetched from although they are in a private network. */
  privatePictureHosts: ReadonlySet<string>;
  /** A bucket for pictures; undefined means DATA_DIR. */
  s3: S3Settings | undefined;
};

type Asked = Given<typeof PICTURES>;

export const pictureProblems = ({
  S3_ENDPOINT,
  S3_BUCKET,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
}: Asked): Problem[] => [allOrNone({ S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY })];

export const readPictures = (s: Asked): PictureSettings => ({
  pictureHosts: listed(s.PICTURE_HOSTS),
  privatePictureHosts: new Set(
    listed(s.PICTURE_FETCH_PRIVATE).map((one) => (/:\d+$/.test(one) ? one : `${one}:443`).toLowerCase()),
  ),
  s3:
    s.S3_ENDPOINT && s.S3_BUCKET && s.S3_ACCESS_KEY_ID && s.S3_SECRET_ACCESS_KEY
      ? {
          endpoint: s.S3_ENDPOINT,
          bucket: s.S3_BUCKET,
          region: s.S3_REGION,
          accessKeyId: s.S3_ACCESS_KEY_ID,
          secretAccessKey: s.S3_SECRET_ACCESS_KEY,
        }
      : undefined,
});
