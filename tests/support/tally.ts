import { readFileSync } from 'node:fs';
import { type Element, Window } from 'happy-dom';

type Structure = Record<string, string | Record<string, string>>;

const structure: Structure = JSON.parse(
  readFileSync(new URL('../schemas/tally.structure.json', import.meta.url), 'utf8'),
);
const parser = new new Window().DOMParser();

/** The root of an XML document. */
export const readXml = (text: string): Element => parser.parseFromString(text, 'text/xml').documentElement as Element;

const FITS: Record<string, (count: number) => boolean> = {
  '1': (count) => count === 1,
  '?': (count) => count <= 1,
  '+': (count) => count >= 1,
  '*': () => true,
};

/** What an element lacks of the published structure (tests/schemas/tally.structure.json); empty if nothing. */
export function tallyMisfits(element: Element): string[] {
  const name = element.tagName;
  const rule = structure[name];
  if (rule === undefined) return [`${name} is unknown`];
  const text = element.textContent ?? '';
  const children = [...element.children];
  if (typeof rule === 'string') return new RegExp(rule).test(text) && children.length === 0 ? [] : [`${name}: ${text}`];
  const counted = Object.entries(rule).flatMap(([child, how]) => {
    const count = children.filter(({ tagName }) => tagName === child).length;
    return FITS[how]?.(count) ? [] : [`${name} has ${count} ${child}`];
  });
  const strange = children.filter(({ tagName }) => !(tagName in rule)).map(({ tagName }) => `${name} has ${tagName}`);
  return [...counted, ...strange, ...children.flatMap(tallyMisfits)];
}

export type ImportedVoucher = { type: string; number: string; entries: [string, number][] };

/** Imports vouchers as Tally does: one whose id is known is replaced. */
export function importInto(books: Map<string, ImportedVoucher>, text: string): void {
  for (const voucher of readXml(text).querySelectorAll('VOUCHER'))
    books.set(voucher.getAttribute('REMOTEID') ?? '', {
      type: voucher.getAttribute('VCHTYPE') ?? '',
      number: textOf(voucher, 'VOUCHERNUMBER'),
      entries: [...voucher.children]
        .filter(({ tagName }) => tagName === 'ALLLEDGERENTRIES.LIST')
        .map((entry) => [textOf(entry, 'LEDGERNAME'), Math.round(Number(textOf(entry, 'AMOUNT')) * 100)]),
    });
}

const textOf = (element: Element, name: string): string =>
  [...element.children].find(({ tagName }) => tagName === name)?.textContent ?? '';
