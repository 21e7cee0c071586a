import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#src/kernel/locales.ts';

// The table of src/kernel/locales.ts is the only place that names the languages: what names two of them by hand would forget a further one.

const root = path.resolve(import.meta.dirname, '../..');

/** Files that may name them, and why. */
const MAY: Record<string, string> = {
  'src/kernel/locales.ts': 'the table',
};
/** The texts themselves; migrations are only held to it since they need no longer know the languages. */
const isExempt = (file: string) =>
  file in MAY || file.startsWith('src/web/messages/') || /\.(test|spec)\.tsx?$/.test(file) || isOldMigration(file);
const isOldMigration = (file: string) => file.startsWith('migrations/') && file < 'migrations/0063';

const files = ['src', 'scripts', 'migrations'].flatMap((folder) =>
  (readdirSync(path.join(root, folder), { recursive: true }) as string[])
    .filter((file) => /\.(tsx?|m?js|css|sql)$/.test(file))
    .map((file) => `${folder}/${file}`),
);

/** The languages that a source names: as a word of its own (`'hi'`, `hi:`, `.hi`, `lang(hi)`, `hi-IN`) or a folder's name, not the flags of a pattern. */
function languagesIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*(?:\/\/|--).*$|\s\/\/ .*$/gm, '');
  return LANGUAGES.filter((language) =>
    new RegExp(String.raw`(?<![\p{L}\p{N}_/$-])${language}(?:-[A-Z]{2})?(?![\p{L}\p{N}_$-])|/${language}/`, 'u').test(
      code,
    ),
  );
}

it('no source names the languages by hand', () => {
  const wrong = files
    .filter((file) => !isExempt(file))
    .map((file) => ({ file, languages: languagesIn(readFileSync(path.join(root, file), 'utf8')) }))
    .filter(({ languages }) => languages.length > 1)
    .map(({ file, languages }) => `${file}: ${languages.join(', ')}`);
  expect(wrong).toEqual([]);
});

it('notices each way to name them', () => {
  for (const source of [
    `const all = ['en', 'hi', 'gu'];`,
    `({ en, hi, gu }) => [en]`,
    `type Words = { hi?: string; gu?: string };`,
    `words.hi ?? words.gu`,
    `className="[&:lang(gu)]:leading-tight [&:lang(hi)]:leading-tight"`,
    `import hi from './messages/hi/a.json';\nimport gu from './messages/gu/a.json';`,
    `check (locale in ('en', 'hi', 'gu'))`,
    `{ 'hi-IN': 1, 'gu-IN': 2 }`,
  ])
    expect(languagesIn(source).length, source).toBeGreaterThan(1);
  for (const source of [`'hi'.replaceAll(/x/gu, 'y')`, `// 'hi' and 'gu'`, `words.en ?? when`, `'en' === 'en-IN'`])
    expect(languagesIn(source).length, source).toBeLessThan(2);
  for (const file of Object.keys(MAY)) expect(files).toContain(file);
});
