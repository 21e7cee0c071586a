import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const web = path.join(import.meta.dirname, '..');
const files = globSync('**/*.{tsx,css}', { cwd: web }).filter((file) => file !== path.join('styles', 'fonts.css'));
const found = (pattern: RegExp, allowed: (match: string) => boolean) =>
  files.flatMap((file) =>
    readFileSync(path.join(web, file), 'utf8')
      .split('\n')
      // Letters in a drawing grow with it.
      .filter((line) => !line.includes('fill-current'))
      .flatMap((line) => [...line.matchAll(pattern)])
      .filter(([, value = '']) => !allowed(value))
      .map(([match]) => `${file}: ${match}`),
  );

/** What tokens.css has: 13, 15, 17, 21, 28, 40 and 64 px, and 20, 26 and 36 on phones. */
const SIZES_REM = [13, 15, 17, 20, 21, 26, 28, 36, 40, 64].map((pixels) => pixels / 16);

it('there are seven sizes of type, and their three for phones', () => {
  expect(found(/\btext-\[([\d.]+)(?:rem|px)\]/g, (size) => SIZES_REM.includes(Number(size)))).toEqual([]);
  expect(found(/font-size: ([^;]+);/g, (size) => size.startsWith('var(--text-') || size === '0.8125rem')).toEqual([]);
});

it('there are three weights', () => {
  expect(found(/\bfont-(thin|extralight|light|medium|extrabold|black|\[\d+\])/g, () => false)).toEqual([]);
  expect(found(/font-weight: ([^;]+);/g, (weight) => weight.startsWith('var(--font-weight-'))).toEqual([]);
  expect(found(/--font-weight-(\w+): \d+/g, (name) => ['normal', 'semibold', 'bold'].includes(name))).toEqual([]);
});
