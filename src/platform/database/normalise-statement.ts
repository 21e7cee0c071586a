import { createHash } from 'node:crypto';

const LONGEST = 1_000;

/** Comments, then every form in which SQL writes a value: dollar quotes, strings with their prefixes, numbers. Names in double quotes stay. */
const PARTS =
  /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\$([a-z_]\w*)?\$[\s\S]*?(?:\$\1\$|$)|(?<![a-z0-9_])(?:e|b|x|n|u&)?'(?:[^'\\]|''|\\[\s\S])*(?:'|$)|"(?:[^"]|"")*"|\$\d+|(?<![\w.])\d[\w.]*|(?<![\w)])\.\d[\w.]*/gi;
const LIST = /\((?:\s*\$?\?\s*,)+\s*\$?\?\s*\)/g;

/**
 * A statement without any value, on one line: the same text however long its lists are and whatever was asked for. A value could be a
 * name, an address or a code, so nothing that might be one is left.
 */
export function normaliseStatement(sql: string): string {
  const plain = sql
    .replaceAll(PARTS, (part) => {
      if (part.startsWith('--') || part.startsWith('/*')) return ' ';
      if (part.startsWith('"')) return part;
      return '?';
    })
    .replaceAll(LIST, '(…)')
    .replaceAll(/(?:\(…\)\s*,\s*)+\(…\)/g, '(…)')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
}

/** Short and the same for the same text: to count and to search by. */
export const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
