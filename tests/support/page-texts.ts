import fc from 'fast-check';
import { FACTS } from '#src/shop/content/page-texts/page-text.ts';

/** Links that a text may contain. */
export const GOOD_LINKS = [
  'https://example.com/a?b=c#d',
  'mailto:care@example.com',
  'tel:+917900000000',
  '/contectUs',
  '/t&c',
  '#s-words',
];
/** What an attacker would write, in every spelling that a browser might forgive. */
export const BAD_LINKS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'http://example.com/',
  '//evil.example/',
  '/\\evil.example/',
  '\\\\evil.example',
  '/\t/evil.example',
  'https://user:pass@example.com/',
  'https:evil.example',
  'https://',
  'mailto:a@b.example?body=<script>',
  '',
];

// biome-ignore lint/suspicious/noControlCharactersInRegex: what no text has
const CONTROL = /[\u0000-\u001f\u007f]/;
const plain = fc.string({ minLength: 1, maxLength: 30 }).filter((text) => !CONTROL.test(text));
const goodMark = fc.oneof(
  fc.constant({ type: 'bold' }),
  fc.constant({ type: 'italic' }),
  fc.constantFrom(...GOOD_LINKS).map((href) => ({ type: 'link', attrs: { href } })),
);
const goodMarks = fc.uniqueArray(goodMark, { maxLength: 3, selector: ({ type }) => type });
const withMarks = (node: object) => goodMarks.map((marks) => (marks.length ? { ...node, marks } : node));
const inline = fc.oneof(
  plain.chain((text) => withMarks({ type: 'text', text })),
  fc.constantFrom(...FACTS).chain((name) => withMarks({ type: 'fact', attrs: { name } })),
  fc.constant({ type: 'hardBreak' }),
);
const line = (type: string) =>
  fc.array(inline, { maxLength: 4 }).map((content) => (content.length ? { type, content } : { type }));
const paragraph = line('paragraph');
const heading = fc
  .tuple(line('heading'), fc.constantFrom(2, 3))
  .map(([node, level]) => ({ ...node, attrs: { level } }));
const listOf = (depth: number): fc.Arbitrary<object> =>
  fc
    .tuple(
      fc.constantFrom('bulletList', 'orderedList'),
      fc.array(
        fc
          .tuple(
            paragraph,
            depth > 1
              ? fc.array(fc.oneof(paragraph, listOf(depth - 1)), { maxLength: 2 })
              : fc.array(paragraph, { maxLength: 1 }),
          )
          .map(([first, rest]) => ({ type: 'listItem', content: [first, ...rest] })),
        { minLength: 1, maxLength: 3 },
      ),
    )
    .map(([type, content]) => ({ type, content }));
const quote = fc
  .array(fc.oneof(paragraph, listOf(1)), { minLength: 1, maxLength: 3 })
  .map((content) => ({ type: 'blockquote', content }));
const part = fc.constantFrom('data', 'cookies').map((name) => ({ type: 'part', attrs: { name } }));

/** Trees that the API accepts. */
export const goodBodies = fc
  .tuple(plain, fc.array(fc.oneof(paragraph, heading, listOf(3), quote, part), { maxLength: 6 }))
  .map(([text, blocks]) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }, ...blocks],
  }));

const NAMES = [
  'doc',
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'listItem',
  'blockquote',
  'part',
  'fact',
  'text',
  'hardBreak',
];
const hostileName = fc.constantFrom(
  ...NAMES,
  'script',
  'iframe',
  'img',
  'svg',
  'style',
  'html',
  'object',
  'form',
  '__proto__',
  'constructor',
);
const hostileAttrs = fc.dictionary(
  fc.constantFrom(
    'href',
    'src',
    'onclick',
    'onerror',
    'style',
    'class',
    'id',
    'level',
    'name',
    'srcdoc',
    'dangerouslySetInnerHTML',
    '__html',
  ),
  fc.oneof(
    fc.constantFrom(...BAD_LINKS, ...GOOD_LINKS),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      'constructor',
      '__proto__',
      2,
      7,
      null,
    ),
  ),
);
const hostileMark = fc.record(
  { type: fc.oneof(fc.constantFrom('bold', 'italic', 'link', 'link', 'style'), hostileName), attrs: hostileAttrs },
  { requiredKeys: ['type'] },
);
const hostileText = fc.oneof(
  plain,
  fc.constantFrom('<script>alert(1)</script>', '</p><img src=x onerror=alert(1)>', '&lt;b&gt;', '{{7*7}}'),
);

const hostileRun = fc.record({
  type: fc.constant('text'),
  text: hostileText,
  marks: fc.array(hostileMark, { maxLength: 3 }),
  attrs: hostileAttrs,
});
const hostileLine = fc.record({
  type: fc.constantFrom('paragraph', 'heading'),
  attrs: hostileAttrs,
  content: fc.array(hostileRun, { maxLength: 3 }),
  onclick: fc.constant('alert(1)'),
});

/** Trees that no editor produces: any name anywhere, any attribute, any depth. */
export const hostileBodies = fc.letrec<{ node: object }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'medium' },
    hostileLine,
    fc.record(
      {
        type: hostileName,
        attrs: hostileAttrs,
        text: fc.oneof(hostileText, fc.constant(7), fc.constant(null)),
        marks: fc.oneof(fc.array(hostileMark, { maxLength: 3 }), fc.constant('bold')),
        content: fc.oneof(fc.array(tie('node'), { maxLength: 4 }), fc.constant(null), hostileText),
      },
      { requiredKeys: ['type'] },
    ),
  ),
})).node;
