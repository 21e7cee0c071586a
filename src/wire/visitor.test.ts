import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HOST_PREFIX, KIND_COOKIE, readCookie } from './visitor.ts';

/** All pairs taken apart, one by one. */
function pairsOf(header: string): [name: string, value: string][] {
  return header.split(';').flatMap((pair): [string, string][] => {
    const at = pair.indexOf('=');
    return at < 1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]];
  });
}

it('reads what is in the header, whatever is beside it', () => {
  const piece = fc.constantFrom(KIND_COOKIE, HOST_PREFIX, 'x', ' ', '=', ';', '; ', '"', 'guest', `${KIND_COOKIE}=a`);
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const pairs = pairsOf(pieces.join(''));
      const read = (wanted: string) => pairs.find(([name]) => name === wanted)?.[1];
      expect(readCookie(pieces.join(''), KIND_COOKIE)).toBe(read(HOST_PREFIX + KIND_COOKIE) ?? read(KIND_COOKIE));
    }),
    { numRuns: 2_000 },
  );
});

it('prefers the cookie that no neighbouring host can set, wherever it stands', () => {
  const [plain, own] = [`${KIND_COOKIE}=guest`, `${HOST_PREFIX}${KIND_COOKIE}=customer`];
  expect(readCookie(`${plain}; ${own}`, KIND_COOKIE)).toBe('customer');
  expect(readCookie(`${own}; ${plain}`, KIND_COOKIE)).toBe('customer');
});
