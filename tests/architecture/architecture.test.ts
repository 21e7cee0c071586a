import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fileSizes, findBreaches } from '#tests/architecture/rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = readdirSync(path.join(root, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx?|js|json|css|md)$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .map((file) => ({ path: path.relative(root, file).split(path.sep).join('/'), text: readFileSync(file, 'utf8') }));

it('follows the rules of ARCHITECTURE.md', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(findBreaches(files).map(({ path: at, why }) => `${at}: ${why}`)).toEqual([]);
});

it('keeps files small enough to read at once', () => {
  const sizes = fileSizes(files);
  console.log(`${sizes.files} source files, median ${sizes.median} lines, p90 ${sizes.p90}, longest ${sizes.longest}`);
  expect(sizes.median).toBeLessThanOrEqual(60);
  expect(sizes.p90).toBeLessThanOrEqual(150);
});
