import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

// docs/security.md says how the shop meets ASVS 5.0; whatever it names must exist.

const root = path.resolve(import.meta.dirname, '../..');
const docs = path.join(root, 'docs');
const text = readFileSync(path.join(docs, 'security.md'), 'utf8');

/** The number of requirements in levels 1 and 2 of ASVS 5.0, chapter by chapter. */
const COUNTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];
const STATES = ['passed', 'n/a', 'not met'];

type Row = { number: string; requirement: string; state: string; evidence: string };
const rows: Row[] = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (.*?) \| (.*?) \| (.*) \|$/gm)].map(
  ([, number = '', requirement = '', state = '', evidence = '']) => ({
    number,
    requirement,
    state,
    evidence,
  }),
);
const inChapter = (chapter: number) => rows.filter(({ number }) => number.startsWith(`${chapter}.`));

/** Files of the repository that a text names in backticks. */
const namedIn = (words: string): string[] =>
  [...words.matchAll(/`((?:docs|migrations|scripts|src|tests)(?:\/[\w.-]+)*)`/g)].map(([, name = '']) => name);
const isThere = (name: string): boolean => existsSync(path.join(root, name));
const linkedIn = (words: string): string[] =>
  [...words.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, name = '']) => name);

describe('docs/security.md', () => {
  it('has each requirement of levels 1 and 2 once', () => {
    expect(COUNTS.map((_, at) => inChapter(at + 1).length)).toEqual(COUNTS);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(253);
  });

  it('says of each whether it holds, and why if it does not', () => {
    for (const { number, requirement, state, evidence } of rows) {
      expect(STATES, number).toContain(state);
      expect(requirement.length, number).toBeGreaterThan(2);
      expect(evidence.length, number).toBeGreaterThan(state === 'not met' ? 80 : 3);
    }
  });

  it('gives the right counts', () => {
    const counted = COUNTS.map((_, at) => [
      `V${at + 1}`,
      ...['passed', 'not met', 'n/a'].map((state) => inChapter(at + 1).filter((row) => row.state === state).length),
    ]);
    const told = [...text.matchAll(/^\| (V\d+) .*? \| (\d+) \| (\d+) \| (\d+) \|$/gm)].map(([, chapter, ...counts]) => [
      chapter,
      ...counts.slice(0, 3).map(Number),
    ]);
    expect(told).toEqual(counted);
    const sum = /\*\*sum\*\* \| \*\*(\d+)\*\* \| \*\*(\d+)\*\* \| \*\*(\d+)\*\*/.exec(text)?.slice(1).map(Number);
    expect(sum).toEqual(['passed', 'not met', 'n/a'].map((state) => rows.filter((row) => row.state === state).length));
  });
});

describe.each(['security.md', 'security/data.md', 'security/keys.md', 'security/limits.md', 'security/sessions.md'])(
  'docs/%s',
  (document) => {
    const words = readFileSync(path.join(docs, document), 'utf8');

    it('names existing files and documents', () => {
      expect(namedIn(words).filter((name) => !isThere(name))).toEqual([]);
      const linked = linkedIn(words).map((link) =>
        path.relative(root, path.resolve(path.dirname(path.join(docs, document)), link)),
      );
      expect(linked.filter((name) => !isThere(name.split(path.sep).join('/')))).toEqual([]);
    });
  },
);
