import { exposureOf } from '#src/platform/database/exposure.ts';
import { isUnverified } from '#src/platform/database/tls-mode.ts';
import { isHttps, isNear } from '#src/platform/private-network.ts';
import type { Settings } from './settings.ts';

type Advised = Pick<Settings, 'mode' | 'publicUrl' | 'trustProxy' | 'databaseUrl' | 'rateLimits'>;

/** Settings that are allowed but probably not intended, as log lines at the start. */
export function adviceOn({ mode, publicUrl, trustProxy, databaseUrl, rateLimits }: Advised): string[] {
  if (mode !== 'production') return [];
  const secure = isHttps(publicUrl);
  return [
    ...(trustProxy && !publicUrl
      ? ['PUBLIC_URL is not set: links in mails and pages lead to localhost, and search engines find no address.']
      : []),
    ...(publicUrl && !secure && !isNear(new URL(publicUrl).hostname)
      ? [
          'PUBLIC_URL is not https: passwords and sessions can be read on the way. Put a proxy with a certificate in front.',
        ]
      : []),
    ...(secure && !trustProxy
      ? [
          'PUBLIC_URL is https and TRUST_PROXY is off: behind a proxy all callers count as one, and the limits of one are the limits of all.',
        ]
      : []),
    ...(databaseUrl && exposureOf(databaseUrl) !== 'none'
      ? ['DATABASE_URL leads to another machine without TLS. Add ?sslmode=verify-full.']
      : []),
    ...(databaseUrl && isUnverified(databaseUrl)
      ? [
          'DATABASE_URL encrypts without checking who answers. Add sslmode=verify-full, with sslrootcert=/path/to/ca.pem for an authority of your own.',
        ]
      : []),
    ...(rateLimits
      ? []
      : ['RATE_LIMITS is off: passwords and codes can be guessed as fast as the machine answers. It is for tests.']),
  ];
}
