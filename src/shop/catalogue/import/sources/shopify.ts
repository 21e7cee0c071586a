import type { SheetColumn } from '#src/kernel/product-fields.ts';
import type { SheetRow } from '#src/platform/spreadsheet/read-sheet.ts';
import { type CellsOf, cellsOf, type Table } from '#src/platform/spreadsheet/table.ts';
import { joinList } from '#src/shop/catalogue/import/column.ts';
import { plainText } from './plain-text.ts';
import { type Converted, foreign, variantName } from './source.ts';

/** https://help.shopify.com/en/manual/products/import-export/using-csv: the columns of either generation of the format. */
const KNOWN =
  /^(handle|url handle|title|body \(html\)|description|vendor|product category|standard product type|custom product type|type|tags|published.*|status|option\d .*|variant .*|sku|barcode|price|compare-at price|price \/ .*|compare-at price \/ .*|inventory .*|continue selling .*|weight .*|requires shipping|fulfillment service|charge tax|tax code|unit price .*|image .*|product image url|gift card|seo .*|google shopping.*|cost per item|included \/ .*|collection)$/i;

export function isShopify(headings: readonly string[]): boolean {
  const has = (name: string) => headings.some((heading) => heading.toLowerCase() === name);
  return (
    has('title') &&
    ((has('handle') && (has('variant price') || has('variant sku'))) || (has('url handle') && has('option1 name')))
  );
}

const HEADINGS: [string, SheetColumn][] = [
  ['Title', 'name'],
  ['Body (HTML)', 'description'],
  ['Vendor', 'brand'],
  ['Type', 'category'],
  ['Variant SKU', 'sku'],
  ['Variant Price', 'price'],
  ['Variant Compare At Price', 'list_price'],
  ['Variant Inventory Qty', 'stock'],
  ['Variant Grams', 'weight_kg'],
  ['Image Src', 'main_image'],
  ['Further images', 'other_images'],
];

/** A product spans several rows with the same handle: the first has its texts, each further one a variant, a picture, or both. */
export function fromShopify(table: Table): Converted {
  const cells = cellsOf(table);
  const own = foreign(table.headings, KNOWN);
  const groups = Map.groupBy(table.rows, (row) => cells(row, 'handle', 'url handle') || `line ${row.line}`);
  const result: Converted = {
    source: 'shopify',
    headings: [...HEADINGS.map(([heading]) => heading), ...own.map((at) => table.headings[at] ?? '')],
    fields: [...HEADINGS.map(([, field]) => field), ...own.map(() => undefined)],
    rows: [],
    variants: 0,
    unpublished: 0,
  };
  for (const group of groups.values()) {
    const [first] = group as [SheetRow];
    if (
      /^(draft|archived)$/i.test(cells(first, 'status')) ||
      /^false$/i.test(cells(first, 'published', 'published on online store'))
    ) {
      result.unpublished += 1;
      continue;
    }
    const variants = group.filter(
      (row) => row === first || cells(row, 'option1 value', 'variant price', 'price', 'variant sku', 'sku') !== '',
    );
    if (variants.length > 1) result.variants += variants.length;
    const pictures = picturesOf(group, cells);
    for (const row of variants)
      result.rows.push({
        line: row.line,
        cells: [
          ...variantCells(first, row, pictures, cells),
          ...own.map((at) => row.cells[at] || first.cells[at] || ''),
        ],
      });
  }
  return result;
}

function variantCells(first: SheetRow, row: SheetRow, pictures: string[], cells: CellsOf): string[] {
  const options = ['option1 value', 'option2 value', 'option3 value'].map((name) => cells(row, name));
  const main = cells(row, 'variant image', 'variant image url') || pictures[0] || '';
  const category =
    cells(first, 'type', 'custom product type') ||
    (cells(first, 'product category', 'standard product type').split('>').at(-1)?.trim() ?? '');
  const grams = cells(row, 'variant grams', 'weight value (grams)');
  return [
    variantName(cells(first, 'title'), options),
    plainText(cells(first, 'body (html)', 'description')),
    cells(first, 'vendor'),
    category,
    cells(row, 'variant sku', 'sku').replace(/^'/, ''),
    cells(row, 'variant price', 'price'),
    listPrice(cells(row, 'variant compare at price', 'compare-at price')),
    cells(row, 'variant inventory qty', 'inventory quantity'),
    Number(grams) > 0 ? `${grams} g` : '',
    main,
    joinList(pictures.filter((url) => url !== main)),
  ];
}

/** In Shopify a zero means none. */
const listPrice = (cell: string) => (Number(cell) === 0 ? '' : cell);

function picturesOf(group: readonly SheetRow[], cells: CellsOf): string[] {
  const found = group.flatMap((row, at) => {
    const url = cells(row, 'image src', 'product image url');
    return url ? [{ url, position: Number(cells(row, 'image position')) || at + 1 }] : [];
  });
  return [...new Set(found.sort((a, b) => a.position - b.position).map(({ url }) => url))];
}
