import { expect, it } from 'vitest';
import { readSettings } from '#src/shop/settings.ts';
import { isUnverified } from './tls-mode.ts';

const CERTIFICATE = new URL('../../../tests/support/tls/cert.pem', import.meta.url).pathname;
const given = (query: string) =>
  readSettings({ DATABASE_URL: `postgres://k:p%40ss@db.example/kiran?${query}` }).databaseUrl;
const asked = (query: string) => new URL(given(query) as string).search.slice(1);

it.each([
  ['sslmode=verify-full', 'sslmode=verify-full'],
  ['sslmode=no-verify', 'sslmode=no-verify'],
  ['sslmode=disable', 'sslmode=disable'],
  // What managed databases print: encrypted, and the certificate is checked as well.
  ['sslmode=require', 'sslmode=verify-full'],
  ['sslmode=prefer', 'sslmode=verify-full'],
  ['sslmode=verify-ca', 'sslmode=verify-full'],
  ['sslmode=require&sslrootcert=system', 'sslmode=verify-full'],
  ['sslmode=require&application_name=x', 'sslmode=verify-full&application_name=x'],
  // As the driver itself offers it.
  ['uselibpqcompat=true&sslmode=require', 'uselibpqcompat=true&sslmode=require'],
])('%s reaches the driver as %s', (query, seen) => {
  expect(asked(query)).toBe(seen);
  expect(new URL(given(query) as string).password).toBe('p%40ss');
});

it('verify-ca with an authority of its own checks that authority, and no name', () => {
  expect(new URLSearchParams(asked(`sslmode=verify-ca&sslrootcert=${CERTIFICATE}`)).get('uselibpqcompat')).toBe('true');
});

it.each([
  ['sslmode=verfy-full', /^Setting DATABASE_URL has sslmode=verfy-full, which is none of disable, /],
  [
    'sslmode=verify-full&sslrootcert=/nowhere/ca.pem',
    /^Setting DATABASE_URL has sslrootcert=\/nowhere\/ca\.pem, which cannot be read \(ENOENT\)\.$/,
  ],
])('%s stops the start', (query, words) => expect(() => given(query)).toThrow(words));

it.each([
  ['sslmode=no-verify', true],
  ['uselibpqcompat=true&sslmode=require', true],
  [`uselibpqcompat=true&sslmode=require&sslrootcert=${CERTIFICATE}`, false],
  ['sslmode=require', false],
  ['sslmode=verify-full', false],
  ['sslmode=disable', false],
])('%s encrypts without checking who answers: %s', (query, unverified) =>
  expect(isUnverified(given(query) as string)).toBe(unverified),
);
