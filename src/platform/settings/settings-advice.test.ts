import { expect, it } from 'vitest';
import { adviceOn } from './settings-advice.ts';

const advice = (publicUrl: string | undefined, trustProxy: boolean) =>
  adviceOn({ mode: 'production', publicUrl, trustProxy, databaseUrl: undefined, rateLimits: true });

it.each([
  ['a local shop', undefined, false],
  ['a shop on this machine', 'http://localhost:3000', false],
  ['a public shop behind its proxy', 'https://shop.example', true],
])('%s needs no advice', (_, publicUrl, trustProxy) => expect(advice(publicUrl, trustProxy)).toEqual([]));

it.each([
  ['a proxy in front of a shop that does not know its address', undefined, true, 'PUBLIC_URL is not set'],
  ['a public shop without TLS', 'http://shop.example', false, 'PUBLIC_URL is not https'],
  ['an untrusted proxy', 'https://shop.example', false, 'TRUST_PROXY is off'],
])('%s gets advice', (_, publicUrl, trustProxy, word) =>
  expect(advice(publicUrl, trustProxy)).toEqual([expect.stringContaining(word)]),
);

it('a database on another machine should be reached over TLS', () => {
  const given = (databaseUrl: string) =>
    adviceOn({ mode: 'production', publicUrl: undefined, trustProxy: false, databaseUrl, rateLimits: true });
  const told = [expect.stringContaining('DATABASE_URL')];
  for (const open of [
    'postgres://kiran@10.1.2.3/kiran',
    'postgres://kiran@192.168.1.9/kiran?sslrootcert=ca.pem',
    'postgres://kiran@db.example/kiran',
  ])
    expect(given(open)).toEqual(told);
  for (const good of [
    'postgres://kiran@127.0.0.1/kiran',
    'postgres://kiran@postgres/kiran',
    'postgres://kiran@%2Fvar%2Frun%2Fpg.18/kiran',
    'postgres://kiran@db.example/kiran?sslmode=verify-full',
  ])
    expect(given(good)).toEqual([]);
});

it('a database whose certificate nobody checks gets a word', () => {
  const given = (query: string) =>
    adviceOn({
      ...{ mode: 'production', publicUrl: undefined, trustProxy: false, rateLimits: true },
      databaseUrl: `postgres://kiran@db.example/kiran?${query}`,
    });
  expect(given('sslmode=no-verify')).toEqual([expect.stringContaining('without checking who answers')]);
  expect(given('sslmode=verify-full')).toEqual([]);
});

it('limits that are off are a word at the start, in production alone', () => {
  const given = (mode: 'production' | 'test') =>
    adviceOn({ mode, publicUrl: undefined, trustProxy: false, databaseUrl: undefined, rateLimits: false });
  expect(given('production')).toEqual([expect.stringContaining('RATE_LIMITS is off')]);
  expect(given('test')).toEqual([]);
});
