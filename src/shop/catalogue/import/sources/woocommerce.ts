import type { SheetColumn } from '#src/kernel/product-fields.ts';
import type { SheetRow } from '#src/platform/spreadsheet/read-sheet.ts';
import { type CellsOf, cellsOf, type Table } from '#src/platform/spreadsheet/table.ts';
import { joinList } from '#src/shop/catalogue/import/column.ts';
import { guessHeading } from '#src/shop/catalogue/import/headings.ts';
import { plainText, shortened } from './plain-text.ts';
import { type Converted, foreign, variantName } from './source.ts';

/** https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema */
const KNOWN =
  /^(id|type|sku|name|published|is featured\?|visibility in catalog|short description|description|date sale .*|tax status|tax class|in stock\?|stock|low stock amount|backorders allowed\?|sold individually\?|weight.*|length.*|width.*|height.*|allow customer reviews\?|purchase note|sale price|regular price|categories|tags|shipping class|images|download .*|parent|grouped products|upsells|cross-sells|external url|button text|position|brands?|swatches attributes|gtin.*|attribute \d+ .*)$/i;

export function isWooCommerce(headings: readonly string[]): boolean {
  const has = (name: string) => headings.some((heading) => heading.toLowerCase() === name);
  return has('type') && has('name') && has('regular price') && (has('sku') || has('categories'));
}

/** In WooCommerce the headings of measures carry their unit: `Weight (kg)`, `Length (cm)`. */
const MEASURES: [RegExp, SheetColumn][] = [
  [/^weight/i, 'weight_kg'],
  [/^length/i, 'length_mm'],
  [/^width/i, 'width_mm'],
  [/^height/i, 'height_mm'],
];
const HEADINGS: [string, SheetColumn][] = [
  ['Name', 'name'],
  ['Short description', 'title'],
  ['Description', 'description'],
  ['SKU', 'sku'],
  ['Sale price', 'price'],
  ['Regular price', 'list_price'],
  ['Stock', 'stock'],
  ['Categories', 'category'],
  ['Brands', 'brand'],
  ['HSN', 'hsn'],
  ['GST', 'gst_percent'],
  ['Country of origin', 'country_of_origin'],
  ['Images', 'main_image'],
  ['Further images', 'other_images'],
];

/** Facts that WooCommerce has no column for: some shops keep them as attributes, others as fields of a plugin. */
const FACTS = ['brand', 'hsn', 'gst_percent', 'country_of_origin'];

/** Simple products are rows; of a variable product each variation is one, with its parent's value where it has none. */
export function fromWooCommerce(table: Table): Converted {
  const cells = cellsOf(table);
  const others = foreign(table.headings, KNOWN).map((at) => ({
    at,
    field: guessHeading(table.headings[at] ?? '').field,
  }));
  const own = others.filter(({ field }) => !FACTS.includes(field)).map(({ at }) => at);
  const facts = others.filter(({ field }) => FACTS.includes(field));
  const measures = MEASURES.flatMap(([pattern, field]) => {
    const at = table.headings.findIndex((heading) => pattern.test(heading));
    return at < 0 ? [] : [{ at, field }];
  });
  const further = [...measures.map(({ at }) => at), ...own];
  const parents = new Map(
    table.rows
      .filter((row) => is(row, 'variable'))
      .flatMap((row) =>
        [cells(row, 'sku'), `id:${cells(row, 'id')}`].flatMap((key) => (key ? [[key, row] as const] : [])),
      ),
  );
  const result: Converted = {
    source: 'woocommerce',
    headings: [...HEADINGS.map(([heading]) => heading), ...further.map((at) => table.headings[at] ?? '')],
    fields: [...HEADINGS.map(([, field]) => field), ...measures.map(({ field }) => field), ...own.map(() => undefined)],
    rows: [],
    variants: 0,
    unpublished: 0,
  };
  function is(row: SheetRow, type: string) {
    return cells(row, 'type')
      .toLowerCase()
      .split(',')
      .some((one) => one.trim() === type);
  }
  for (const row of table.rows) {
    if (is(row, 'variable') || is(row, 'grouped')) continue;
    const parent = is(row, 'variation') ? parents.get(cells(row, 'parent')) : undefined;
    if ([row, parent].some((one) => one && /^(0|-1)$/.test(cells(one, 'published')))) {
      result.unpublished += 1;
      continue;
    }
    if (parent) result.variants += 1;
    result.rows.push({
      line: row.line,
      cells: [
        ...productCells(row, parent, { headings: table.headings, cells, facts }),
        ...further.map((at) => row.cells[at] || parent?.cells[at] || ''),
      ],
    });
  }
  return result;
}

type Sheet = { headings: readonly string[]; cells: CellsOf; facts: { at: number; field: string }[] };

function productCells(row: SheetRow, parent: SheetRow | undefined, { headings, cells, facts }: Sheet): string[] {
  const of = (...names: string[]) => cells(row, ...names) || (parent ? cells(parent, ...names) : '');
  const attributes = [...attributesOf(parent, headings, cells), ...attributesOf(row, headings, cells)];
  const fact = (field: string) => {
    const attribute = attributes.findLast(({ name }) => guessHeading(name).field === field)?.value;
    const own = [row, parent].flatMap((one) =>
      facts.flatMap(({ at, field: of }) => (of === field ? one?.cells[at]?.trim() || [] : [])),
    );
    return attribute ?? own[0] ?? '';
  };
  const images = of('images')
    .split(/,(?=\s*https?:)/)
    .flatMap((one) => one.trim() || []);
  const [regular, sale] = [cells(row, 'regular price'), cells(row, 'sale price')];
  return [
    nameOf(row, parent, attributesOf(row, headings, cells), cells),
    shortened(plainText(of('short description')), 200),
    plainText(of('description')),
    cells(row, 'sku'),
    sale || regular,
    regular,
    cells(row, 'stock') || (cells(row, 'in stock?') === '0' ? '0' : ''),
    leafOf(of('categories')),
    of('brands', 'brand') || fact('brand'),
    fact('hsn'),
    fact('gst_percent'),
    fact('country_of_origin'),
    images[0] ?? '',
    joinList(images.slice(1)),
  ];
}

/** Some versions write "Parent - Red" as a variation's name, others repeat the parent's name. */
function nameOf(row: SheetRow, parent: SheetRow | undefined, attributes: { value: string }[], cells: CellsOf): string {
  const name = cells(row, 'name');
  const above = parent ? cells(parent, 'name') : '';
  if (!above) return name;
  return variantName(
    above,
    name.startsWith(`${above} - `) ? [name.slice(above.length + 3)] : attributes.map(({ value }) => value),
  );
}

function attributesOf(
  row: SheetRow | undefined,
  headings: readonly string[],
  cells: CellsOf,
): { name: string; value: string }[] {
  if (!row) return [];
  const numbers = headings.flatMap((heading) => /^attribute (\d+) name$/i.exec(heading)?.[1] ?? []);
  return numbers.flatMap((number) => {
    const [name, value] = [cells(row, `attribute ${number} name`), cells(row, `attribute ${number} value(s)`)];
    return name && value ? [{ name, value }] : [];
  });
}

/** Of `Solar > Panels, Offers` a product gets the first, at its deepest level; a comma in a name is escaped with a backslash. */
const leafOf = (categories: string): string =>
  (categories.split(/(?<!\\),/)[0] ?? '').replaceAll('\\,', ',').split('>').at(-1)?.trim() ?? '';
