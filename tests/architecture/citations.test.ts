import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findDeadCitations, type TextFile } from '#tests/architecture/citations.ts';

const root = path.resolve(import.meta.dirname, '../..');
const READ = /\.(tsx?|m?js|css|sql|md|py)$/;
/** These two files themselves name missing documents. */
const SELF = /^tests\/architecture\/citations(\.test)?\.ts$/;

const files: TextFile[] = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((name) => READ.test(name) && !SELF.test(name) && existsSync(path.join(root, name)))
  .map((name) => ({ path: name, text: readFileSync(path.join(root, name), 'utf8') }));

it('cites only documents, sections and decisions of the repository', () => {
  expect(files.length).toBeGreaterThan(1000);
  expect(findDeadCitations(files)).toEqual([]);
});

it('links only to existing files', () => {
  const dead = files
    .filter(({ path: name }) => name.endsWith('.md'))
    .flatMap(({ path: name, text }) =>
      [...text.matchAll(/\]\((?!https?:|\/|#)([^)#\s]+)/g)]
        .filter(([, link = '']) => !existsSync(path.join(root, path.dirname(name), link)))
        .map(([, link]) => `${name}: ${link}`),
    );
  expect(dead).toEqual([]);
});

it('numbers decisions without gaps, and lists each of them', () => {
  const records = files.map(({ path: name }) => name).filter((name) => /^docs\/decisions\/\d/.test(name));
  expect(records.map((name) => Number(path.basename(name).slice(0, 4))).sort((a, b) => a - b)).toEqual(
    records.map((_, at) => at + 1),
  );
  const list = files.find(({ path: name }) => name === 'docs/decisions/README.md')?.text ?? '';
  expect(records.filter((name) => !list.includes(`(${path.basename(name)})`))).toEqual([]);
});

it.each([
  ['a document', '/** As paper.md has it. */'],
  ['a section', '/** See rules.md §9. */'],
  ['the second of two sections', '/** See rules.md §1 and §9. */'],
  ['a heading', '[more](docs/rules.md#nowhere)'],
  ['a decision', '// docs/decisions/0099'],
  ['the second of two decisions', '// decisions 0001 and 0099'],
  ['a decision by its bare number', 'since [decision 99](rules.md)'],
  ['a former name outside migrations', '-- decisions.md §1'],
])('refuses %s that does not exist', (_, text) => {
  const documents = [
    { path: 'docs/rules.md', text: '## 1. How\n' },
    { path: 'docs/decisions/0001-one.md', text: '# 1. One\n' },
  ];
  expect(findDeadCitations([...documents, { path: 'src/a.ts', text }])).toHaveLength(1);
});

it('accepts each form of citation that exists', () => {
  const cited = [
    { path: 'docs/rules.md', text: '## 1. How it is\n## 2. Who\n[one](decisions/0001-one.md), decision 1' },
    { path: 'docs/decisions/0001-one.md', text: '# 1. One\n[rules](../rules.md#1-how-it-is) §2' },
    { path: 'src/a.ts', text: '// rules.md §1, §2; docs/rules.md §1; docs/decisions/0001; decision 0001' },
    { path: 'migrations/0001.sql', text: '-- decisions.md §2' },
  ];
  expect(findDeadCitations(cited)).toEqual([]);
});
