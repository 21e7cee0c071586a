import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { namesIn } from '#src/ssr/markup.ts';
import { stylesOf } from '#src/ssr/styles/page-styles.ts';
import { splitSheet } from './split-sheet.ts';

function stylesFor(html: string, css: string): string {
  const { lists, variables } = namesIn(html);
  return stylesOf(new Set(lists), new Set(variables), splitSheet(css).split);
}

describe('the styles of a page', () => {
  it('are those rules whose every class is in it, in the order of the sheet', () => {
    const css = '.a{top:1px}p{top:2px}.a .b{top:3px}.a,.c>.a{top:4px}.c{top:5px}';
    expect(stylesFor('<p class="a"></p>', css)).toBe('.a{top:1px}p{top:2px}.a{top:4px}');
    expect(stylesFor('<p class="b  c">a</p>', css)).toBe('p{top:2px}.c{top:5px}');
  });

  it('count for every state that needs no script', () => {
    const css =
      '.a:hover{top:1px}.a:not(.b){top:2px}:is(.c,[data-x]) .a{top:3px}.a::before{top:4px}.b:hover{top:5px}[data-pressed]{top:6px}';
    expect(stylesFor('<p class="a"></p>', css)).toBe(
      '.a:hover{top:1px}.a:not(.b){top:2px}:is(.c,[data-x]) .a{top:3px}.a::before{top:4px}[data-pressed]{top:6px}',
    );
  });

  it('know classes with signs, as the page writes them', () => {
    const css = String.raw`.hover\:w-1\/2:hover{width:50%}.\[\&\>li\]\:mt-1>li{margin:1px}.w-\[1\.5rem\]{width:1.5rem}.x{top:0}`;
    const html = '<ul class="hover:w-1/2 [&amp;>li]:mt-1 w-[1.5rem]">';
    expect(stylesFor(html, css)).toBe(css.replace('.x{top:0}', ''));
    expect(stylesFor(html.replace('>li', '&gt;li'), css)).toBe(css.replace('.x{top:0}', ''));
  });

  it('stand in the at-rules that they had', () => {
    const css =
      '@layer a,b;@layer a{.x{top:1px}@media (width>=40rem){.x{top:2px}.y{top:3px}}@supports (top:1px){@media print{.x{top:4px}}}}@layer b{.x{top:5px}}.x{top:6px}';
    expect(stylesFor('<p class="x">', css)).toBe(css.replace('.y{top:3px}', ''));
    expect(stylesFor('<p>', css)).toBe('@layer a,b;');
  });

  it('bring the variables and animations that they use, also through others', () => {
    const css =
      ':root{--a:1px;--b:var(--a);--c:2px;--spin:turn 1s}@property --d{syntax:"*";inherits:false}@property --e{syntax:"*";inherits:false}' +
      '.x{top:var(--b);animation:var(--spin)}.y{--e:1;top:var(--d)}@keyframes turn{to{left:var(--f)}}@keyframes rise{to{top:0}}:root{--f:3px}';
    expect(stylesFor('<p class="x">', css)).toBe(
      ':root{--a:1px;--b:var(--a);--spin:turn 1s}.x{top:var(--b);animation:var(--spin)}@keyframes turn{to{left:var(--f)}}:root{--f:3px}',
    );
    expect(stylesFor('<p class="y">', css)).toBe(
      '@property --d{syntax:"*";inherits:false}@property --e{syntax:"*";inherits:false}.y{--e:1;top:var(--d)}',
    );
    expect(stylesFor('<path fill="var(--b)">', css)).toBe(':root{--a:1px;--b:var(--a)}');
  });

  it('are the whole sheet for a page that has all of its classes, and never in another order', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd');
    const rule = fc
      .tuple(fc.array(name, { minLength: 1, maxLength: 3 }), fc.nat(99))
      .map(([names, n]) => `${names.map((one) => `.${one}`).join(' ')}{top:${n}px}`);
    const group = fc.tuple(
      fc.constantFrom('', '@media print', '@layer x'),
      fc.array(rule, { minLength: 1, maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(group, { maxLength: 6 }), fc.uniqueArray(name), (groups, classes) => {
        const css = groups
          .map(([within, rules]) => (within ? `${within}{${rules.join('')}}` : rules.join('')))
          .join('');
        const rulesOf = (text: string) => text.match(/\.[^{}]+\{[^}]*\}/g) ?? [];
        const all = stylesFor('<p class="a b c d">', css);
        expect(rulesOf(all)).toEqual(rulesOf(css));
        const some = stylesFor(`<p class="${classes.join(' ')}">`, css);
        const isNeeded = (text: string) =>
          (text.match(/\.\w/g) ?? []).every((one) => classes.some((name) => `.${name}` === one));
        expect(rulesOf(some)).toEqual(rulesOf(css).filter((text) => isNeeded(text.split('{')[0] ?? '')));
        expect(some.split('{').length).toBe(some.split('}').length);
      }),
    );
  });
});

it('the fonts of a sheet stand apart from its rules', () => {
  const face = '@font-face{font-family:A;src:url(/a.woff2)}';
  const { fonts, sheet } = splitSheet(`/* note */.a{top:1px}${face}.b{top:2px}`);
  expect(fonts).toBe(face);
  expect(sheet).toBe('.a{top:1px}.b{top:2px}');
  expect(stylesFor('<p class="a b">', `.a{top:1px}${face}.b{top:2px}`)).toBe(sheet);
});
