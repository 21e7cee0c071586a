import fc from 'fast-check';
import { Window } from 'happy-dom';
import { expect, it } from 'vitest';
import { writeXml, xml } from './write-xml.ts';

const parser = new new Window().DOMParser();
const read = (text: string) => parser.parseFromString(text, 'text/xml').documentElement;

it('writes elements, attributes and texts', () => {
  expect(writeXml(xml('A', [xml('B.LIST', 'a < b & c'), xml('C', '')], { KEY: '"x"' }))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<A KEY="&quot;x&quot;">\n <B.LIST>a &lt; b &amp; c</B.LIST>\n <C></C>\n</A>\n',
  );
});

it('is read as what was written, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const plain = text.replaceAll(/[^\u0020-\uD7FF]/g, '');
      const root = read(writeXml(xml('A', [xml('B', plain, { KEY: plain })])));
      expect([root?.children[0]?.textContent, root?.children[0]?.getAttribute('KEY')]).toEqual([plain, plain]);
    }),
  );
});

it('leaves out what XML cannot say', () => {
  expect(writeXml(xml('A', 'a\u0000\u001b\ud800b😀'))).toContain('<A>ab😀</A>');
});
