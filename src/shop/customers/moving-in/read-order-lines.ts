import { cut } from '#src/platform/spreadsheet/cell-text.ts';
import type { SheetRow } from '#src/platform/spreadsheet/read-sheet.ts';
import type { PastOrderLine } from './moving-import.ts';
import type { RecordReader } from './record-reader.ts';

/** Shopify gives the price of one; exporters of WooCommerce that write a row for each product the sum of all. */
export function readLine(reader: RecordReader, row: SheetRow, before: 'lineitem_' | 'item_'): PastOrderLine[] {
  const name = reader.text(row, [`${before}name`]);
  if (!name) return [];
  const quantity = reader.count(row, [`${before}quantity`]);
  const paise =
    before === 'lineitem_'
      ? reader.paise(row, ['lineitem_price']) * quantity
      : reader.paise(row, ['item_total', 'item_subtotal']);
  return [{ name, sku: reader.text(row, [`${before}sku`], 64), quantity, totalPaise: paise }];
}

/** `name:Cable|sku:C-2|quantity:2|total:400.00`, in a column for each product or several in one, separated by semicolons. */
export function readPackedLines(reader: RecordReader, row: SheetRow): PastOrderLine[] {
  const numbered = Array.from({ length: MOST_NUMBERED }, (_, at) => `line_item_${at + 1}`);
  const cells: [string, string][] = numbered
    .filter((name) => reader.has(name))
    .map((name) => [name, reader.text(row, [name], LONGEST)]);
  const joined = reader.text(row, ['line_items'], LONGEST);
  const parts = joined
    .split(/;(?=(?:id|name|product_id|item_id):)/)
    .map((part): [string, string] => ['line_items', part]);
  return [...cells, ...parts].flatMap(([column, packed]) => readPacked(reader, row, column, packed));
}

const MOST_NUMBERED = 200;
const LONGEST = 20_000;

function readPacked(reader: RecordReader, row: SheetRow, column: string, packed: string): PastOrderLine[] {
  const facts = new Map(
    packed.split('|').flatMap((fact): [string, string][] => {
      const at = fact.indexOf(':');
      return at < 0 ? [] : [[fact.slice(0, at).trim().toLowerCase(), fact.slice(at + 1).trim()]];
    }),
  );
  const name = facts.get('name');
  if (!name) return [];
  return [
    {
      name: cut(name, 200),
      sku: cut(facts.get('sku') ?? '', 64),
      quantity: reader.count(row, [column], facts.get('quantity') ?? facts.get('qty') ?? '1'),
      totalPaise: reader.paiseIn(
        row,
        [column],
        facts.get('total') || facts.get('subtotal') || facts.get('sub_total') || '0',
      ),
    },
  ];
}
