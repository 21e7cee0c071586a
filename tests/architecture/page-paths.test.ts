import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGES } from '#src/kernel/page-table.ts';

// A page's path is written once, in PAGES: React and the page server take it from there through `hrefs`, mails through `pageLink`.

const SRC = new URL('../../src/', import.meta.url).pathname;
const HEADS = Object.values(PAGES)
  .map((page) => page.path.split('/:')[0] ?? '')
  .filter((head) => head !== '/');

/** Strings of a file that begin like a page's address; comments may name one. */
function writtenPaths(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  const texts = [...code.matchAll(/['"`](?:\$\{[^}]*\})?(\/[A-Za-z&][\w/&.-]*)/g)].map(([, text = '']) => text);
  return texts.filter((text) => HEADS.some((head) => text === head || text.startsWith(`${head}/`)));
}

describe('the path of a page', () => {
  it('is not written out in web/, ssr/ and shop/', () => {
    const files = ['web', 'ssr', 'shop'].flatMap((room) =>
      (readdirSync(path.join(SRC, room), { recursive: true }) as string[])
        .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
        .map((file) => path.join(room, file)),
    );
    expect(files.length).toBeGreaterThan(100);
    const found = files.flatMap((file) =>
      writtenPaths(readFileSync(path.join(SRC, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it('is found as a string, with a host before it and an id after it', () => {
    expect(writtenPaths("to('/products')")).toEqual(['/products']);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source
    expect(writtenPaths('`${shop}/order/${id}`')).toEqual(['/order/']);
    expect(writtenPaths("a = '/productsheet';\n// '/products'\n/* '/cart' */")).toEqual([]);
    expect(writtenPaths("const a = '/media/x.avif';")).toEqual([]);
  });
});
