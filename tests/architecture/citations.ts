import { posix } from 'node:path';

export type TextFile = { path: string; text: string };

/** Former names in migrations, which never change once they have run (docs/rules.md says so too). */
const FORMER: [RegExp, string][] = [
  [/\bdecisions\.md\b/g, 'rules.md'],
  [/\bfacts-technical\.md §B3/g, 'security/limits.md#guessing'],
];

/** A document, and the section (`rules.md §4`) or heading (`operations.md#pictures`) in it. */
const DOCUMENT =
  /(?<![\w/@:.-])((?:\.{1,2}\/)*(?:[\w-]+\/)*[A-Za-z][\w-]*\.md)(#[\w-]+)?`?\)?((?:,? (?:and )?§ ?\d+(?!\.?\d))*)/g;
/** A link's text, which is not checked: its address is. */
const LINK_TEXT = /\[[^\]]*\](?=\([^)]*\.md)/g;
/** Files of other packages. */
const FOREIGN = ['LICENSE.md'];
const SECTION = /^## (\d+)\. /gm;
const HEADING = /^#+ (.+)$/gm;
/** `decision 12`, `decisions 0003, 0004 and 0012`, `docs/decisions/0013, 0016`, `decisions/0013-ways-in.md`. */
const RECORDS = /\b[Dd]ecisions?(?: |\/)(\d{1,4}(?:-[\w-]+)?(?:(?:, | and |, and )\d{4})*)\b/g;

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

/** Citations of documents, sections and decision records that do not exist among these files, as `path: citation`. */
export function findDeadCitations(files: readonly TextFile[]): string[] {
  const documents = new Map(files.filter(({ path }) => path.endsWith('.md')).map(({ path, text }) => [path, text]));
  const records = [...documents.keys()]
    .map((path) => /^docs\/decisions\/(\d{4})-.+\.md$/.exec(path)?.[1])
    .filter((number) => number !== undefined);

  const documentAt = (from: string, name: string): string | undefined =>
    [posix.dirname(from), '.', 'docs'].map((base) => posix.join(base, name)).find((path) => documents.has(path));
  const isSection = (text: string, section: string): boolean =>
    [...text.matchAll(SECTION)].some(([, number]) => number === section);
  const isHeading = (text: string, anchor: string): boolean =>
    [...text.matchAll(HEADING)].some(([, heading = '']) => slugOf(heading) === anchor.slice(1));

  return files.flatMap((file) => {
    const text = file.path.startsWith('migrations/')
      ? FORMER.reduce((words, [former, name]) => words.replace(former, name), file.text)
      : file.text;
    const dead: string[] = [];
    for (const [whole, name = '', anchor = '', sections = ''] of text.replace(LINK_TEXT, '').matchAll(DOCUMENT)) {
      if (FOREIGN.includes(name)) continue;
      const cited = documents.get(documentAt(file.path, name) ?? '');
      const there =
        cited !== undefined &&
        (!anchor || isHeading(cited, anchor)) &&
        [...sections.matchAll(/\d+/g)].every(([section]) => isSection(cited, section));
      if (!there) dead.push(`${file.path}: ${whole}`);
    }
    for (const [whole, numbers = ''] of text.matchAll(RECORDS)) {
      const wanted = numbers
        .split(/, and |, | and /)
        .map((number) => (/^\d+/.exec(number)?.[0] ?? '').padStart(4, '0'));
      if (wanted.some((number) => !records.includes(number))) dead.push(`${file.path}: ${whole}`);
    }
    return dead;
  });
}
