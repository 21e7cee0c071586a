import type { Settings } from '#src/platform/settings.ts';

/**
 * The origin under which the caller reached us: PUBLIC_URL where it is set, else the Host header; behind a trusted
 * proxy its `X-Forwarded-Proto` decides between http and https.
 */
export function callerOrigin(request: Request, settings: Pick<Settings, 'publicUrl' | 'trustProxy'>): string {
  if (settings.publicUrl) return settings.publicUrl;
  const url = new URL(request.url);
  const forwarded = settings.trustProxy ? request.headers.get('x-forwarded-proto')?.split(',')[0]?.trim() : undefined;
  return `${forwarded === 'https' ? 'https:' : url.protocol}//${url.host}`;
}

/**
 * Whether a write comes from our own pages. Browsers send Origin with every cross-site write; a caller without one is
 * no browser and holds no cookies of a victim, unless Sec-Fetch-Site says otherwise.
 */
export function isOwnOrigin(request: Request, settings: Pick<Settings, 'publicUrl' | 'trustProxy'>): boolean {
  const origin = request.headers.get('origin');
  if (origin) return origin === callerOrigin(request, settings) || (settings.publicUrl === undefined && sameHost(origin, request));
  const site = request.headers.get('sec-fetch-site');
  return site === null || site === 'same-origin' || site === 'none';
}

// Without PUBLIC_URL the Origin of a write must match the Host header (decisions.md §6), whatever the scheme a proxy took off.
function sameHost(origin: string, request: Request): boolean {
  try {
    return new URL(origin).host === new URL(request.url).host;
  } catch {
    return false;
  }
}
