import { getSchema } from '@tiptap/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pageBody } from '#src/wire/content/page-text.ts';
import { goodBodies } from '#tests/support/page-texts.ts';
import { type JSONContent, textNodes } from './text-nodes.ts';
import { toStored } from './to-stored.ts';

const schema = getSchema(textNodes());
/** Into the editor and out again; ProseMirror joins stretches of text with the same style, so a second pass must change nothing. */
const throughEditor = (body: object) => {
  const node = schema.nodeFromJSON(body);
  node.check();
  return toStored(node.toJSON());
};

it('what the contract accepts fits the editor, and comes back as something that the contract accepts', () => {
  fc.assert(
    fc.property(goodBodies, (body) => {
      expect(pageBody.parse(body)).toEqual(body);
      const once = throughEditor(body);
      expect(pageBody.safeParse(once).error).toBeUndefined();
      expect(throughEditor(once)).toEqual(once);
    }),
    { numRuns: 200 },
  );
});

it('raises lists that are nested too deep', () => {
  const deep = (depth: number): object => ({
    type: 'bulletList',
    content: [
      {
        type: 'listItem',
        content: [
          { type: 'paragraph', content: [{ type: 'text', text: `Level ${depth}` }] },
          ...(depth < 6 ? [deep(depth + 1)] : []),
        ],
      },
    ],
  });
  const kept = throughEditor({ type: 'doc', content: [deep(1), { type: 'blockquote', content: [deep(4)] }] });
  expect(pageBody.safeParse(kept).error).toBeUndefined();
  for (const level of [1, 2, 3, 4, 5, 6]) expect(JSON.stringify(kept)).toContain(`Level ${level}`);
});

it('turns pasted facts into facts, and drops what the shop would refuse', () => {
  const line = (text: string, marks?: { type: string }[]): JSONContent => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text, ...(marks && { marks }) }] }],
  });
  const bold = [{ type: 'bold' }];
  expect(toStored(line('From {seller}, {city}{nobody}', bold)).content).toEqual([
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'From ', marks: bold },
        { type: 'fact', attrs: { name: 'seller' }, marks: bold },
        { type: 'text', text: ', ', marks: bold },
        { type: 'fact', attrs: { name: 'city' }, marks: bold },
        { type: 'text', text: '{nobody}', marks: bold },
      ],
    },
  ]);
  // A page break from a PDF, and half an emoji.
  const kept = toStored(line('End\f of \ud83d page'));
  expect(pageBody.safeParse(kept).error).toBeUndefined();
  expect(toStored(line('\f')).content).toEqual([{ type: 'paragraph' }]);
});
