/** An element: its name, its text or what it contains, and its attributes. */
export type Xml = { name: string; attributes?: Record<string, string>; content: string | Xml[] };

/** An element with a text or with elements. */
export const xml = (name: string, content: string | Xml[], attributes?: Record<string, string>): Xml => ({
  name,
  content,
  ...(attributes && { attributes }),
});

// What XML 1.0 has no place for, escaped or not: control characters but tab and line break, and halves of surrogate pairs.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text
    .replaceAll(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** The document of a root element, one line for each element. Names are the caller's own and are not escaped. */
export const writeXml = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, '')}`;

function element({ name, attributes = {}, content }: Xml, indent: string): string {
  const marks = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inner =
    typeof content === 'string'
      ? escaped(content)
      : `\n${content.map((one) => element(one, `${indent} `)).join('')}${indent}`;
  return `${indent}<${name}${marks.join('')}>${inner}</${name}>\n`;
}
