const COMMON: readonly [string, string][] = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'], // the payment window's bank pages open as popups
  ['permissions-policy', 'geolocation=(), microphone=(), camera=(self), payment=(self "https://api.razorpay.com")'],
];
const SECURE: readonly [string, string][] = [
  ...COMMON,
  ['strict-transport-security', 'max-age=31536000; includeSubDomains'],
];

/** A sign-in with Google ends in the popup that our page opened; a policy of its own would cut the popup off from that page. */
const IN_A_POPUP = /^\/(?:google-done|api\/auth\/callback\/google)(?:\.data)?$/;

/** The headers that every answer carries; `secure` when the caller came by https. */
export const securityHeaders = (secure: boolean): readonly [string, string][] => (secure ? SECURE : COMMON);

/** The same, with the exceptions for this path. */
export function securityHeadersAt(path: string, secure: boolean): readonly [string, string][] {
  const headers = securityHeaders(secure);
  return IN_A_POPUP.test(path) ? [...headers, ['cross-origin-opener-policy', 'unsafe-none']] : headers;
}
