import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PICTURE_HOST, type PictureServer, pictureServer } from '#tests/support/picture-server.ts';
import type { RemoteOptions } from './ask-remote.ts';
import { fetchRemote, type RemoteLimits } from './fetch-remote.ts';

/** Longer than any test: a busy machine is no reason to give up. */
const PATIENCE = 600_000;
const LIMITS: RemoteLimits = {
  bytes: 1000,
  firstByteMs: PATIENCE,
  totalMs: PATIENCE,
  redirects: 3,
  types: /^image\/(?!svg)/,
};
/** For servers that never answer, or never end: each limit on its own. */
const SHORT = { firstByteMs: { ...LIMITS, firstByteMs: 400 }, totalMs: { ...LIMITS, totalMs: 1200 } };
const JPEG = { 'content-type': 'image/jpeg' };

let server: PictureServer;
let stranger: PictureServer;
beforeAll(async () => {
  server = await pictureServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'https://any');
    const to = searchParams.get('to');
    if (to !== null) return response.writeHead(Number(searchParams.get('status') ?? 302), { location: to }).end();
    switch (pathname) {
      case '/fine':
        return response.writeHead(200, { ...JPEG, 'set-cookie': 'a=b' }).end('a picture');
      case '/untyped':
        return response.writeHead(200).end('a picture');
      case '/silent':
        return undefined;
      case '/slow': {
        response.writeHead(200, JPEG);
        const drip = setInterval(() => response.write('.'), 20);
        return response.on('close', () => clearInterval(drip));
      }
      case '/huge':
        return response.writeHead(200, { ...JPEG, 'content-length': '5000000000' }).write('x');
      case '/endless': {
        response.writeHead(200, JPEG); // no length at all
        const drip = setInterval(() => response.write('x'.repeat(500)), 1);
        return response.on('close', () => clearInterval(drip));
      }
      case '/short':
        response.writeHead(200, { ...JPEG, 'content-length': '500' });
        response.write('x'.repeat(100));
        return setImmediate(() => response.destroy());
      case '/bomb':
        return response.writeHead(200, { ...JPEG, 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(100_000)));
      case '/page':
        return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>');
      case '/drawing':
        return response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>');
      case '/switching':
        return request.socket.write(
          'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
        );
      case '/hanging-up':
        return request.socket.destroy();
      case '/busy':
        return response.writeHead(429, { 'retry-after': '7' }).end();
      default:
        return response.writeHead(Number(pathname.slice(1)) || 404).end();
    }
  });
  stranger = await pictureServer((_, response) => response.writeHead(200, JPEG).end('a picture'), {
    certified: 'other.test',
  });
});
afterAll(() => Promise.all([server?.close(), stranger?.close()]));
beforeEach(() => void server.asked.splice(0));

const options = (more: Partial<RemoteOptions> = {}): RemoteOptions => ({
  userAgent: 'ShopPictures/1.0 (+https://shop.example)',
  trusted: new Set([server.host]),
  lookup: server.lookup,
  ca: server.ca,
  ...more,
});
const fetched = (address: string, more: Partial<RemoteOptions> = {}, limits = LIMITS) =>
  fetchRemote(address, limits, options(more)).then(
    ({ bytes }) => bytes.toString(),
    (error) => ({ reason: error.reason, temporary: error.isTemporary, retryAfter: error.retryAfter }),
  );
const by = (to: string, status = 302) => server.url(`/by?status=${status}&to=${encodeURIComponent(to)}`);

describe('a file on another server', () => {
  it('is fetched with only the necessary headers', async () => {
    expect(await fetched(server.url('/fine'))).toBe('a picture');
    expect(await fetched(server.url('/untyped'))).toBe('a picture');
    expect(server.asked[0]?.headers).toEqual({
      host: server.host,
      accept: 'image/*',
      'accept-encoding': 'identity',
      'user-agent': 'ShopPictures/1.0 (+https://shop.example)',
      connection: 'close',
    });
  });

  it.each([301, 302, 303, 307, 308])(
    'is fetched through a redirect (%i), without the cookies of the first response',
    async (status) => {
      expect(await fetched(by('/fine', status))).toBe('a picture');
      expect(server.asked.map(({ path }) => path.slice(0, 5))).toEqual(['/by?s', '/fine']);
      expect(server.asked[1]?.headers).not.toHaveProperty('cookie');
      expect(server.asked[1]?.headers).not.toHaveProperty('referer');
    },
  );

  it.each([
    ['/404', 'not-found', false],
    ['/410', 'not-found', false],
    ['/403', 'refused', false],
    ['/401', 'refused', false],
    ['/206', 'refused', false],
    ['/500', 'server-error', true],
    ['/503', 'server-error', true],
    ['/page', 'wrong-type', false],
    ['/drawing', 'wrong-type', false],
    ['/bomb', 'wrong-type', false],
    ['/huge', 'too-large', false],
    ['/endless', 'too-large', false],
    ['/short', 'unreachable', true],
    ['/switching', 'refused', false],
    ['/hanging-up', 'unreachable', true],
  ])('%s: %s', async (path, reason, temporary) => {
    expect(await fetched(server.url(path))).toMatchObject({ reason, temporary });
  });

  it.each([
    ['/silent', 'firstByteMs'],
    ['/slow', 'totalMs'],
  ] as const)('%s: timeout by %s', async (path, limit) => {
    expect(await fetched(server.url(path), {}, SHORT[limit])).toMatchObject({ reason: 'timeout', temporary: true });
  });

  it('is left alone for as long as its server asks', async () => {
    expect(await fetched(server.url('/busy'))).toEqual({ reason: 'busy', temporary: true, retryAfter: 7000 });
  });
});

describe('a redirect', () => {
  it.each([
    ['https://127.0.0.1/', 'private'],
    ['https://[::1]/', 'private'],
    ['https://0x7f.1/', 'private'],
    ['//169.254.169.254/latest/meta-data/', 'private'],
    ['https://inside.test/', 'private'],
    ['http://shop.example/', 'address'],
    ['file:///etc/passwd', 'address'],
    ['https://root@shop.example/', 'address'],
    ['https://shop.example:6379/', 'address'],
  ])('to %s is not followed', async (to, reason) => {
    expect(await fetched(by(to))).toMatchObject({ reason, temporary: false });
    expect(server.asked).toHaveLength(1);
  });

  it('in a loop ends after three', async () => {
    const self = await pictureServer((_, response) => response.writeHead(302, { location: '/again' }).end());
    expect(
      await fetched(self.url('/'), { trusted: new Set([self.host]), lookup: self.lookup, ca: self.ca }),
    ).toMatchObject({
      reason: 'redirects',
      temporary: false,
    });
    expect(self.asked).toHaveLength(4);
    await self.close();
  });
});

/** Looks public, but is allocated to nobody. */
const NOWHERE = '2fff::1';
const NOBODY = { trusted: new Set<string>() };

describe('a host name', () => {
  const resolvingTo =
    (...answers: string[][]): RemoteOptions['lookup'] =>
    (_name, given, done) => {
      questions += 1;
      const found = (answers.shift() ?? ['127.0.0.1']).map((address) => ({
        address,
        family: address.includes(':') ? 6 : 4,
      }));
      return given.all ? done(null, found) : done(null, found[0]?.address ?? '', found[0]?.family ?? 4);
    };
  let questions = 0;
  beforeEach(() => {
    questions = 0;
  });

  it.each([
    [['127.0.0.1']],
    [['::1']],
    [['::ffff:10.0.0.1']],
    [['64:ff9b::7f00:1']],
    [[NOWHERE, '10.0.0.1']],
    [['8.8.8.8', 'fd00::1']],
  ])('that resolves to %o is not connected to', async (addresses) => {
    expect(await fetched('https://pictures.test/', { ...NOBODY, lookup: resolvingTo(addresses) })).toMatchObject({
      reason: 'private',
      temporary: false,
    });
  });

  it('is resolved once: the address that was checked is the one connected to', async () => {
    const lookup = resolvingTo([NOWHERE], ['127.0.0.1']);
    expect(await fetched('https://pictures.test/', { ...NOBODY, lookup }, SHORT.firstByteMs)).toMatchObject({
      temporary: true,
    });
    expect(questions).toBe(1);
    // and when its server is queried again, the new answer is checked again
    expect(await fetched('https://pictures.test/', { ...NOBODY, lookup })).toMatchObject({ reason: 'private' });
    expect(server.asked).toEqual([]);
  });

  it('that the settings do not name reaches no server on this machine, even if another port of it is named', async () => {
    expect(await fetched('https://localhost/', { lookup: undefined })).toMatchObject({ reason: 'private' });
    expect(await fetched(`https://${PICTURE_HOST}/`)).toMatchObject({ reason: 'private' });
  });

  it('must match its certificate, signed by a trusted authority', async () => {
    const there = { trusted: new Set([stranger.host]), lookup: stranger.lookup };
    expect(await fetched(stranger.url('/fine'), { ...there, ca: stranger.ca })).toMatchObject({
      reason: 'certificate',
      temporary: false,
    });
    expect(await fetched(server.url('/fine'), { ca: stranger.ca })).toMatchObject({ reason: 'certificate' });
    expect(await fetched(server.url('/fine'), { ca: undefined })).toMatchObject({ reason: 'certificate' });
  });
});
