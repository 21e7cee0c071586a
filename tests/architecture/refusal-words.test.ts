import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findForeignWords } from '#tests/architecture/refusal-words.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync('src/web/**/*.{ts,tsx}', { cwd: root })
  .map((name) => name.split(path.sep).join('/'))
  .map((name) => ({ path: name, text: readFileSync(path.join(root, name), 'utf8') }));

it('no page shows a refusal’s English text', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(findForeignWords(files).map((breach) => `${breach.path}: ${breach.why}`)).toEqual([]);
});

describe('a page', () => {
  const found = (text: string) => findForeignWords([{ path: 'src/web/storefront/cart/page.tsx', text }]).length;

  it.each([
    ['setFailed(error.message);'],
    ['return refusal?.message ?? "";'],
    ['const words = ({ code, message }: Refusal) => message;'],
    ["import { REASONS } from '#src/kernel/refusals.ts';"],
    ["import { SALES } from '#src/kernel/refusals/sales.ts';"],
  ])('must not say: %s', (text) => {
    expect(found(text)).toBe(1);
  });

  it.each([
    ['setFailed(words(error));'],
    ['error={formState.errors.email?.message}'],
    ['const error = fieldState.error?.message;'],
    ['// not error.message'],
    ["import type { ReasonParams } from '#src/kernel/refusals.ts';"],
  ])('may say: %s', (text) => {
    expect(found(text)).toBe(0);
  });
});
