import { CHAPTER_NAMES, type Chapter } from './chapters.ts';
import { parseChapter } from './parse-chapter.server.ts';

const [sizes = {}] = Object.values<Parameters<typeof parseChapter>[1]>(
  import.meta.glob('../../../../docs/owner/pictures/sizes.json', { import: 'default', eager: true }),
);
const files: Record<string, string> = import.meta.glob('../../../../docs/owner/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const read = (chapter: Chapter) => parseChapter(files[`../../../../docs/owner/${chapter}.md`] ?? '', sizes);
const kept = new Map<Chapter, ReturnType<typeof read>>();

/** A chapter of the owner's guide; undefined for an unknown name. */
export function findChapter(name: string) {
  const chapter = CHAPTER_NAMES.find((one) => one === name);
  if (!chapter) return undefined;
  const known = kept.get(chapter) ?? read(chapter);
  kept.set(chapter, known);
  return { name: chapter, ...known };
}

/** All chapters by name and title. */
export const listChapters = () => CHAPTER_NAMES.map((name) => ({ name, title: findChapter(name)?.title ?? name }));
