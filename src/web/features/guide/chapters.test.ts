import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGES } from '#src/kernel/page-table.ts';
import { SECTIONS } from '#src/web/layout/workspace/sections.ts';
import sizes from '../../../../docs/owner/pictures/sizes.json' with { type: 'json' };
import { listChapters } from './chapter-list.server.ts';
import { CHAPTER_NAMES, CHAPTERS } from './chapters.ts';
import type { GuideBlock, GuideInline } from './guide-block.ts';
import { parseChapter } from './parse-chapter.server.ts';

const FOLDER = new URL('../../../../docs/owner/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FOLDER), 'utf8');
const chapters = CHAPTER_NAMES.map((name) => ({ name, ...parseChapter(read(`${name}.md`), sizes) }));

describe('the owner’s guide', () => {
  it('has all its chapters, in their listed order', () => {
    const listed = [...read('README.md').matchAll(/^\d+\. \[(.+)\]\((.+)\.md\)$/gm)].map(([, title, name]) => ({
      name,
      title,
    }));
    expect(listChapters()).toEqual(listed);
    expect(readdirSync(FOLDER).filter((file) => file.endsWith('.md')).length).toBe(CHAPTER_NAMES.length + 1);
  });

  it('has a chapter for every page of the workspace', () => {
    const desks = ['admin', ...SECTIONS.flatMap(({ pages }) => pages.map(({ key }) => key))].filter(
      (key) => key !== 'guide',
    );
    expect(Object.values(CHAPTERS).flat().sort()).toEqual(desks.sort());
  });

  it('links only to pages and chapters that exist', () => {
    const paths = Object.values(PAGES).map(({ path }): string => path);
    const known = (to: string) =>
      to.startsWith('https://') ||
      paths.includes(to.replace(/[?#].*/, '')) ||
      CHAPTER_NAMES.some((one) => to === `/admin/guide/${one}`);
    for (const { name, blocks } of chapters) {
      for (const to of blocks.flatMap(linksOf)) expect(known(to), `${name} leads to ${to}`).toBe(true);
    }
  });

  it('uses every picture that it has', () => {
    const shown = chapters.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'picture' ? block.file : [])),
    );
    expect(shown.sort()).toEqual(Object.keys(sizes).sort());
    expect(
      readdirSync(new URL('pictures/', FOLDER))
        .filter((file) => file !== 'sizes.json')
        .sort(),
    ).toEqual(Object.keys(sizes).sort());
  });

  it.each([
    ['<script>alert(1)</script>'],
    ['[out](javascript:alert(1))'],
    ['[out](//elsewhere.example)'],
    ['![](pictures/none.webp)'],
    ['### Too deep'],
    ['- One\n  - Two below it'],
    ['- One\n\n  and more'],
    ['> One\n>\n> Two'],
  ])('refuses %s', (text) => {
    expect(() => parseChapter(`# Title\n\n${text}\n`, {})).toThrow();
  });
});

const linksOf = (block: GuideBlock): string[] => {
  if (block.kind === 'list') return block.items.flatMap((item) => item.flatMap(linksIn));
  return 'inside' in block ? block.inside.flatMap(linksIn) : [];
};
const linksIn = (one: GuideInline): string[] => [
  ...(one.kind === 'link' ? [one.to] : []),
  ...('inside' in one ? one.inside.flatMap(linksIn) : []),
];
