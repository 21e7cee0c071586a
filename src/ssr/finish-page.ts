import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { StoredPage } from '#src/platform/page-cache/stored-page.ts';
import { START_HASH } from './inert-scripts.ts';

const brotli = promisify(brotliCompress);

/**
 * The content security policy of a document: our own files, the one script whose text is known before the page is, and the `styles`
 * in it (their hashes), which come from the build and the owner's settings. `payment` opens it for the provider's checkout window, and is set only on pages that have one
 * (razorpay-magento#537, #542: scripts from checkout. and cdn., frames from api. and checkout., beacons to lumberjack.).
 */
export function contentSecurityPolicy(options: {
  pictureHosts: string[];
  payment: boolean;
  secure: boolean;
  development: boolean;
  styles?: string[];
}): string {
  const pay = options.payment ? ' https://checkout.razorpay.com https://cdn.razorpay.com' : '';
  return [
    "default-src 'self'",
    // In development Vite injects scripts and styles and uses a WebSocket.
    `script-src 'self'${pay} ${options.development ? "'unsafe-inline'" : START_HASH}`,
    options.development
      ? "style-src 'self' 'unsafe-inline'"
      : ["style-src 'self'", ...(options.styles ?? [])].join(' '),
    `img-src 'self' data: blob:${options.pictureHosts.map((host) => ` https://${host}`).join('')}${options.payment ? ' https://*.razorpay.com' : ''}`,
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `connect-src 'self'${options.development ? ' ws:' : ''}${options.payment ? ' https://lumberjack.razorpay.com https://api.razorpay.com' : ''}`,
    options.payment ? "frame-src 'self' https://api.razorpay.com https://checkout.razorpay.com" : "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    options.payment ? "form-action 'self' https://api.razorpay.com" : "form-action 'self'",
    "frame-ancestors 'none'",
    ...(options.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Brotli's. 9 saves 1 to 2 % of the bytes of 6, for six to ten times the work (24 ms for the home page). */
const QUALITY = { often: 6, once: 4 } as const;

/** Compresses a body once. */
export async function finishPage(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  sent: keyof typeof QUALITY = 'often',
): Promise<StoredPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY[sent], [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  const asIs = body.length < 1024 || headers['content-type']?.startsWith('image/');
  const compressing = asIs ? undefined : brotli(body, { params });
  // Meanwhile: another thread compresses.
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const compressed = await compressing;
  return {
    status,
    headers,
    body: compressed ? undefined : body,
    brotli: compressed,
    etag,
  };
}
