import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAddress } from './read-address.ts';

it.each([
  ['/', '/', false],
  ['/products', '/products', false],
  ['/products/', '/products', false],
  ['/_.data', '/', true],
  ['/products.data?page=2', '/products', true],
  ['/t%26c', '/t&c', false],
  ['/productPage/50%25%20off', '/productPage/50% off', false],
  ['/productPage/%2541', '/productPage/%41', false],
  ['/productPage/%E0%A4%B8', '/productPage/स', false],
])('%s is %s', (target, path, data) => expect(readAddress(target)).toMatchObject({ path, data }));

it.each([
  '',
  '*',
  'products',
  'http://evil.example/products',
  '//evil.example/products',
  '/products//',
  '/a//b',
  '/./products',
  '/../products',
  '/a/..',
  '/%2e%2e/products',
  '/%2E/products',
  '/datasheets/x.pdf%23anything',
  '/productPage/a%3Fb',
  '/productPage/a%2Fb',
  '/productPage/a%5cb',
  '/productPage\\a',
  '/productPage/a#b',
  '/productPage/%00',
  '/productPage/%0d%0a',
  '/productPage/%7f',
  '/productPage/%',
  '/productPage/%zz',
  '/productPage/%c3%28',
  '/products?x=1#y',
])('%j is ambiguous, and not an address', (target) => expect(readAddress(target)).toBeUndefined());

it('reads every address that our links can have, and returns what went in', () => {
  const segment = fc
    .string({ minLength: 1, unit: 'grapheme' })
    .filter((text) => text.isWellFormed() && !/^\.{1,2}$|[/\\#?\p{Cc}]/u.test(text) && !text.endsWith('.data'));
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
      expect(readAddress(`/${segments.map(encodeURIComponent).join('/')}`)?.path).toBe(`/${segments.join('/')}`);
    }),
  );
});
