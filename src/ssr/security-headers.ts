import type { Settings } from '#src/platform/settings/settings.ts';

const COMMON: readonly [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'], // the payment window's bank pages open as popups
  ['permissions-policy', 'geolocation=(), microphone=(), camera=(self), payment=(self "https://api.razorpay.com")'],
];
const A_YEAR = 'max-age=31536000';
const SECURE: readonly [string, string][] = [...COMMON, ['strict-transport-security', A_YEAR]];
/** Not the default: a dealer's erp.dealer.in without https would be closed to every customer of dealer.in. */
const WITH_SUBDOMAINS: readonly [string, string][] = [
  ...COMMON,
  ['strict-transport-security', `${A_YEAR}; includeSubDomains`],
];

/** A sign-in with Google ends in the popup that our page opened; a policy of its own would cut the popup off from that page. */
const IN_A_POPUP = /^\/(?:google-done|api\/auth\/callback\/google)(?:\.data)?$/;

type Wanted = Pick<Settings, 'hstsSubdomains'>;

/** The headers that every answer carries; `secure` when the caller came by https. */
export function securityHeaders(secure: boolean, { hstsSubdomains }: Wanted): readonly [string, string][] {
  if (!secure) return COMMON;
  return hstsSubdomains ? WITH_SUBDOMAINS : SECURE;
}

/** The same, with the exceptions for a path. */
export const securityHeadersAt =
  (settings: Wanted) =>
  (path: string, secure: boolean): readonly [string, string][] => {
    const headers = securityHeaders(secure, settings);
    return IN_A_POPUP.test(path) ? [...headers, ['cross-origin-opener-policy', 'unsafe-none']] : headers;
  };
