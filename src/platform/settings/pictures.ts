import type { S3Settings } from '#src/platform/media/s3-client.ts';
import { allOrNone, type Given, listed, type Problem, readServers, securedUrl, servers, text } from './kinds.ts';

export const PICTURES = {
  PICTURE_HOSTS: text.optional(),
  PICTURE_FETCH_PRIVATE: servers('nas.lan:8443').optional(),
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
  privatePictureHosts: readServers(s.PICTURE_FETCH_PRIVATE),
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
