import { LANGUAGES, LOCALES } from '#src/kernel/locales.ts';
import type { seeded } from '#tests/support/rounds.ts';
import type { RawRequest } from './raw-request.ts';

// Requests that no browser would send, and some that every browser does: what src/one-reading.test.ts sends to the shop's two readers, for
// three of them.

const [FIRST, SECOND, THIRD] = LANGUAGES;
const SPACES = ['', '', '', '', '', ' ', '\t', '  ', '\u00a0', '\u0085'];
const NAMES = [
  'kiran_kind',
  'kiran_kind',
  'kiran_kind',
  'kiran_lang',
  'kiran_lang',
  '__Host-kiran_kind',
  '__Host-kiran_lang',
  '__host-kiran_kind',
  '__Secure-kiran_kind',
  'KIRAN_KIND',
  'Kiran_Lang',
  'kiran%5Fkind',
  'kiran_kind ',
  '"kiran_kind"',
  'xkiran_kind',
  'kiran_kind2',
  'kiran_lang.x',
  'kiran_uid',
  'sid',
  '_ga',
  '',
];
const VALUES = [
  'guest',
  'guest',
  'guest',
  'customer',
  'customer',
  'administrator',
  ...LOCALES,
  ...LOCALES,
  'fr',
  '',
  '"guest"',
  `"${SECOND}"`,
  'Customer',
  'GUEST',
  'administrator%20',
  '%61dministrator',
  '%68i',
  'guest=customer',
  'kiran_kind=customer',
  'guest,customer',
  'guest customer',
  `\\"${SECOND}\\"`,
  `${SECOND}\u00e9`,
  'guest\u00a0',
];
const WISHES = [
  `${FIRST}-US,${FIRST};q=0.5`,
  `${FIRST}-IN,${FIRST};q=0.9,${SECOND};q=0.8`,
  ...LOCALES,
  ...LANGUAGES.flatMap((one) => [one.toUpperCase(), ` ${one} `, `${one}-IN,${one};q=0.9`, `${one}x`, `${one}_IN`]),
  ...LANGUAGES.flatMap((one) => [`fr,${one}`, `mr-IN,mr;q=0.9,${one};q=0.8`, `,${one}`, `;q=1,${one}`, `"${one}"`]),
  `${SECOND}-Deva-IN`,
  `${THIRD};q=0,${SECOND}`,
  `${FIRST};x,${SECOND}`,
  `${THIRD}\u00e9`,
  'fr',
  '*',
  ',',
  '',
];
const ENCODINGS = [
  'br',
  'gzip',
  'gzip, deflate, br, zstd',
  'gzip;q=1.0, br;q=0',
  'BR',
  'x-br',
  'identity',
  '*',
  'br;q=0.5',
  'deflate',
  '"br"',
  '',
];
const TARGETS = ['/', '/', '/faq', '/products?page=2', '/privacy', '/_.data'];
const UNUSUAL = [
  '/products',
  '/faq.data',
  '/ServicePage/all',
  '/AbautUs',
  '/t&c',
  `/products?lang=${SECOND}`,
  `/products?lang=${SECOND}&lang=${THIRD}`,
  '/products?lang=%68i',
  `/?lang=${THIRD}`,
  '/?lang=xx',
  '/products/',
  '//faq',
  '/FAQ',
  '/faq%23x',
  '/f%61q',
  '/faq?',
  '/faq?x=1',
  '/faq?x=%00',
  '/faq.data?_routes=root',
  '/faq.data?_routes=x',
  '/./faq',
  '/faq/../products',
  '/faq;x=1',
  '/t%26c',
  '/%',
  '/cart',
  '/account',
  '/admin',
  '/signup',
  '/nothing',
  '/nothing.data',
  '/robots.txt',
  '/api/products?limit=1',
  '/api/nothing',
  '/API/products',
];
const ETAGS = ['*', '"x"', 'W/"x"', '"x", "y"', 'x', '""', '"x'];

type Random = ReturnType<typeof seeded>;

export function anyRequest(random: Random, host: string, etags: readonly string[]): RawRequest {
  const { pick, chance, below } = random;
  const headers: [string, string][] = [['Host', host]];
  const cookie = () =>
    Array.from({ length: below(4) }, () =>
      [pick(SPACES), pick(NAMES), pick(SPACES), '=', pick(SPACES), pick(VALUES), pick(SPACES)].join(''),
    ).join(pick(['; ', '; ', '; ', ';', ' ; ', ';;', ',', '\t;', '; ;']));
  const plain = () => {
    const parts = [`kiran_kind=${pick(['guest', 'guest', 'customer', 'administrator'])}`];
    if (chance(0.3)) parts.push(`kiran_lang=${pick(LOCALES)}`);
    if (chance(0.3)) parts.push('sid=abc.def%2Bghi%3D', 'kiran_uid=u_1');
    if (chance(0.3)) parts.push('_ga=GA1.1.123.456');
    return random.shuffle(parts).join('; ');
  };
  // Mostly what many send, so that the cache has it.
  const language = () => pick(chance(0.6) ? WISHES.slice(0, 2) : WISHES);
  const encoding = () => pick(chance(0.6) ? ENCODINGS.slice(2, 3) : ENCODINGS);
  const twice = (share: number) => (chance(share) ? 2 : 1);
  if (chance(0.5)) headers.push(['Cookie', plain()]);
  else if (chance(0.9)) for (let at = twice(0.15); at > 0; at--) headers.push([pick(['Cookie', 'cookie']), cookie()]);
  if (chance(0.7)) for (let at = twice(0.1); at > 0; at--) headers.push(['Accept-Language', language()]);
  if (chance(0.8)) for (let at = twice(0.1); at > 0; at--) headers.push(['Accept-Encoding', encoding()]);
  if (chance(0.15))
    for (let at = twice(0.2); at > 0; at--)
      headers.push(['If-None-Match', pick(chance(0.6) && etags.length ? etags : ETAGS)]);
  if (chance(0.03)) headers.push(['Range', pick(['bytes=0-99', 'bytes=-5', 'x=1'])]);
  if (chance(0.03)) headers.push(['If-Modified-Since', 'Mon, 23 Nov 2026 00:00:00 GMT']);
  if (chance(0.02)) headers.push(['Authorization', 'Bearer x']);
  if (chance(0.05)) headers.push(['X-Forwarded-Proto', pick(['https', 'http', 'x'])]);
  if (chance(0.05)) headers.push(['X-Forwarded-For', '198.51.100.7']);
  if (chance(0.05)) headers.push(['Cache-Control', 'no-cache']);
  if (chance(0.05))
    headers.push([
      pick(['X-Edge-Visitor', 'X-Edge-Language', 'X-Edge-Encoding', 'X-Edge-Vary', 'xkey', 'Surrogate-Key']),
      pick(VALUES),
    ]);
  return { method: chance(0.05) ? 'HEAD' : 'GET', target: pick(chance(0.75) ? TARGETS : UNUSUAL), headers };
}
