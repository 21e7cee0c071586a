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

/** The headers that every answer carries; `secure` when the caller came by https. */
export const securityHeaders = (secure: boolean): readonly [string, string][] => (secure ? SECURE : COMMON);

/** What an answer may do that is no page: nothing. */
export const NO_CONTENT_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";
