import { withoutComments } from '#tests/architecture/read-imports.ts';
import type { Breach, SourceFile } from '#tests/architecture/rules.ts';

/** The error page shows the message of a bug in the page, and `isNetworkError` recognises a browser's errors by their messages. */
const OWN_ERRORS = ['src/web/layout/error-page.tsx', 'src/web/ui/network-error.ts'];

const READ = /(?<!fieldState\.)\b(?:error|refusal|refused|fault|failed|failure|cause)\??\.message\b/g;
const TAKEN_APART = /\{[^{}]*\bmessage\b[^{}]*\}: (?:Refusal|Fault)\b/g;
const TABLE = /import \{[^}]*\} from '#src\/kernel\/refusals(?:\.ts|\/[\w-]+\.ts)'/g;

/**
 * Where a page would show the server's English, or the browser would be sent it: a refusal is worded by its code, in the reader's language
 * (`web/ui/fault-words.ts`); there, the table of reasons is for types only.
 */
export function findForeignWords(files: SourceFile[]): Breach[] {
  return files
    .filter(
      ({ path }) => /^src\/web\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !OWN_ERRORS.includes(path),
    )
    .flatMap(({ path, text }) => {
      const code = withoutComments(text);
      const read = [...code.matchAll(READ), ...code.matchAll(TAKEN_APART)];
      const sent = [...code.matchAll(TABLE)];
      return [
        ...read.map(([what]) => ({ path, why: `reads ${what}: word the refusal by its code` })),
        ...sent.map(([what]) => ({ path, why: `${what}: take its types alone` })),
      ];
    });
}
