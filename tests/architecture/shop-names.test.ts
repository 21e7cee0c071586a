import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BRAND } from '#src/kernel/brand.ts';
import STATES from '#src/web/messages/hi/states.json' with { type: 'json' };

// A shop with another name in another State must not mention this one: its name and place are in brand.ts, and in texts as placeholders.

const SRC = new URL('../../src/', import.meta.url).pathname;
const texts = (readdirSync(SRC, { recursive: true }) as string[]).filter(
  (file) => /\.(tsx?|json|css)$/.test(file) && !/\.test\.tsx?$/.test(file),
);
const read = (file: string) => readFileSync(path.join(SRC, file), 'utf8');
/** What people read: not comments, which are ours, nor names of settings and tables, which are not the shop's. */
const spoken = (file: string) =>
  file.endsWith('.json') ? read(file) : read(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, '');

/** Files that may name it, and why. */
const MAY: Record<string, string> = {
  'kernel/brand.ts': 'the defaults',
  'shop/back-office/settings/states.ts': 'the list of all States',
  'kernel/solar/figures/figure-table.ts': 'whose tariffs the shop knows; a shop elsewhere shows none of them',
  'kernel/field-rules.ts': 'comments',
  'wire/state-names.ts': 'the specification’s spelling on the wire',
  'shop/back-office/settings/start-settings.ts': 'the default of STATES',
  'shop/back-office/settings/sold-states.ts': 'an example in a refusal at the start',
};
/** The software's own name, shown to the person starting it; never on a page. */
const SOFTWARE =
  /^(?:ready-words|start-shop|main|api\/api|shop\/customers\/identity\/auth|platform\/(?:log\/console|data-dir|database\/embedded|settings\/mail|http\/(?:still-starting|open-port)|mail\/transport|settings\/settings-advice))/;

it('no text names the demonstration’s State', () => {
  const word = new RegExp(`\\b${BRAND.legal.tax.state.name}\\b(?!i)|${STATES.names.Gujarat}|ગુજરાત(?!ી)`);
  const wrong = texts.filter(
    (file) => !(file in MAY) && !/messages\/[\w-]+\/states\.json$/.test(file) && word.test(spoken(file)),
  );
  expect(wrong).toEqual([]);
});

it('no text names the demonstration’s shop', () => {
  const word = new RegExp(`\\b${BRAND.name}\\b`);
  const wrong = texts.filter((file) => !(file in MAY) && !SOFTWARE.test(file) && word.test(spoken(file)));
  expect(wrong).toEqual([]);
});

it('the seeded questions use a placeholder for it', () => {
  const words = readFileSync(new URL('../../seed/faqs.json', import.meta.url), 'utf8');
  expect(words).not.toMatch(
    new RegExp(`${BRAND.name}|${BRAND.legal.tax.state.name}|${STATES.names.Gujarat}|ગુજરાત(?!ી)`),
  );
});
