import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boxPiece } from './box-piece.ts';

test.each([
  ['1 panel, 550 W', 'panel'],
  ['2 leads of 1.2 m with MC4 connectors', 'cable'],
  ['2 pairs of MC4 connectors', 'connector'],
  ['6 pairs of legs with base plates', 'structure'],
  ['Wall bracket with anchors', 'bracket'],
  ['Battery box with controller', 'device'],
  ['Battery temperature sensor', 'sensor'],
  ['CAN and RS485 cable', 'cable'],
  ['Manual in English, Hindi and Gujarati', 'paper'],
  ['2 earthing sets and a lightning arrester', 'rod'],
  ['Hex key', 'tool'],
  ['2 keys', 'key'],
  ['Pit cover', 'parcel'],
  ['सोलर पैनल', 'parcel'],
  ['', 'parcel'],
])('%s', (line, piece) => {
  expect(boxPiece(line)).toBe(piece);
});

test('each kind has a drawing, and hardly a line of the demonstration catalogue gets the plain parcel', () => {
  const catalogue: { products: { inTheBox: string[] }[] } = JSON.parse(readFileSync('seed/catalogue.json', 'utf8'));
  const lines = [...new Set(catalogue.products.flatMap(({ inTheBox }) => inTheBox))];
  const found = lines.map(boxPiece);
  const drawn = readFileSync('src/web/storefront/product/box-pieces.svg', 'utf8');
  for (const piece of new Set(found)) expect(drawn).toContain(`<symbol id="${piece}"`);
  expect(lines.filter((_, at) => found[at] === 'parcel').length).toBeLessThan(lines.length / 50);
});
