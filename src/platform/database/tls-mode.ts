import { accessSync, constants } from 'node:fs';

const MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'];

/** What is wrong with the TLS part of a database's address, as the rest of a sentence about it. */
export function tlsProblem(address: string): string | undefined {
  const { searchParams } = new URL(address);
  const mode = searchParams.get('sslmode');
  if (mode !== null && !MODES.includes(mode)) return `has sslmode=${mode}, which is none of ${MODES.join(', ')}`;
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const file = searchParams.get(name);
    if (!file || file === 'system') continue;
    try {
      accessSync(file, constants.R_OK);
    } catch (error) {
      return `has ${name}=${file}, which cannot be read (${(error as { code?: string }).code})`;
    }
  }
  return undefined;
}

/**
 * The address as the driver understands it. Every mode that encrypts also checks the certificate, `require` and `prefer` too (libpq would
 * not, or would fall back to plain text), except `verify-ca` with a CA, which does not compare names, and `no-verify`. An address that asks
 * for `uselibpqcompat` is left as it is.
 */
export function forDriver(address: string): string {
  const url = new URL(address);
  const { searchParams } = url;
  const mode = searchParams.get('sslmode');
  const own = searchParams.get('sslrootcert');
  if (searchParams.has('uselibpqcompat') || (own !== 'system' && !isVague(mode))) return address;
  if (own === 'system') searchParams.delete('sslrootcert'); // Node's own list of authorities
  if (mode === 'verify-ca' && searchParams.has('sslrootcert')) searchParams.set('uselibpqcompat', 'true');
  else if (mode === null || isVague(mode)) searchParams.set('sslmode', 'verify-full');
  return url.href;
}

const isVague = (mode: string | null) => mode !== null && ['allow', 'prefer', 'require', 'verify-ca'].includes(mode);

/** Whether the address encrypts without checking who answers. */
export function isUnverified(address: string): boolean {
  const { searchParams } = new URL(address);
  const mode = searchParams.get('sslmode');
  const lenient = mode === 'prefer' || (mode === 'require' && !searchParams.has('sslrootcert'));
  return mode === 'no-verify' || (searchParams.get('uselibpqcompat') === 'true' && lenient);
}

const UNKNOWN = new Set(
  'SELF_SIGNED_CERT_IN_CHAIN DEPTH_ZERO_SELF_SIGNED_CERT UNABLE_TO_VERIFY_LEAF_SIGNATURE UNABLE_TO_GET_ISSUER_CERT UNABLE_TO_GET_ISSUER_CERT_LOCALLY CERT_UNTRUSTED'.split(
    ' ',
  ),
);

/** Why TLS with a database failed and what to do, as the end of a sentence; undefined if it failed for another reason. */
export function tlsTrouble(error: unknown): string | undefined {
  const { code, message } = (error ?? {}) as { code?: string; message?: string };
  if (code && UNKNOWN.has(code))
    return (
      `shows a certificate of an authority that this machine does not know (${code}): save your provider's CA certificate and add ` +
      'sslmode=verify-full&sslrootcert=/path/to/ca.pem to DATABASE_URL, or sslmode=no-verify to encrypt without checking who answers.'
    );
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return (
      'shows a certificate for another name: put that name into DATABASE_URL, or add sslmode=verify-ca&sslrootcert=/path/to/ca.pem, ' +
      'which does not compare names.'
    );
  if (code === 'CERT_HAS_EXPIRED' || code === 'CERT_NOT_YET_VALID')
    return `shows a certificate that is not valid today (${code}): renew it, or set this machine's clock right.`;
  if (message?.includes('does not support SSL'))
    return 'does not speak TLS: turn it on there, or set sslmode=disable in DATABASE_URL if nobody can listen on the way.';
  if (message?.includes('no pg_hba.conf entry') && message.includes('no encryption'))
    return 'wants TLS: add sslmode=verify-full to DATABASE_URL.';
  return undefined;
}
