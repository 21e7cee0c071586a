import type { Platform } from '#src/platform/platform.ts';
import { type SheetCell, type SheetFormat, writeSheet } from '#src/platform/spreadsheet/write-sheet.ts';
import { selectManagedIds } from '#src/shop/catalogue/products/managed.store.ts';
import type { ManagedFilter } from '#src/shop/catalogue/products/managed.ts';
import { specificationFields } from '#src/shop/catalogue/seed/specification-fields.ts';
import { COLUMNS, figureColumn } from './columns.ts';
import { selectFigureKeys, selectPage } from './import.store.ts';

const PAGE = 500;

/** The products that match a filter, as the bytes of a sheet; importing it unchanged changes nothing. */
export async function exportProducts(
  { db }: Pick<Platform, 'db'>,
  filter: ManagedFilter,
  format: SheetFormat,
): Promise<AsyncGenerator<Uint8Array>> {
  const ids = await selectManagedIds(db, filter);
  const keys = await selectFigureKeys(db, ids);
  const columns = [...COLUMNS, ...keys.sort().map(figureColumn)];
  async function* rows(): AsyncGenerator<SheetCell[]> {
    yield columns.map(({ name }) => name);
    for (let last = '', more = ids.length > 0; more; ) {
      const products = await selectPage(db, ids, last, PAGE);
      for (const product of products) yield columns.map((column) => column.write(product));
      last = products.at(-1)?.id ?? last;
      more = products.length === PAGE;
    }
  }
  return writeSheet(rows(), format);
}

/** A sheet with only the headings, including those of a category's figures. */
export function writeTemplate(category: string, format: SheetFormat): AsyncGenerator<Uint8Array> {
  const columns = [...COLUMNS, ...specificationFields(category).map(({ key }) => figureColumn(key))];
  async function* rows(): AsyncGenerator<SheetCell[]> {
    yield columns.map(({ name }) => name);
  }
  return writeSheet(rows(), format);
}
