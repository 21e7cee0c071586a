import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readTables } from './read-tables.ts';
import { ALLOWED } from './table-access.ts';
import { TABLE_OWNERS } from './table-owners.ts';
import { findTableBreaches } from './table-rules.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = (readdirSync(path.join(root, 'src'), { recursive: true }) as string[])
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `src/${file.split(path.sep).join('/')}`)
  .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));

it('no SQL names a table of another domain, except as table-access.ts allows', () => {
  const breaches = findTableBreaches(files, { owners: TABLE_OWNERS, allowed: ALLOWED });
  expect(breaches.map(({ path: at, why }) => `${at}: ${why}`)).toEqual([]);
});

it('every table has one owner', () => {
  const tables = Object.values(TABLE_OWNERS).flat();
  expect(tables.filter((table, at) => tables.indexOf(table) !== at)).toEqual([]);
});

it('finds the SQL of the stores', () => {
  const named = new Set(files.flatMap(({ text }) => readTables(text, () => true).map(({ table }) => table)));
  const unnamed = Object.values(TABLE_OWNERS)
    .flat()
    .filter((table) => !named.has(table));
  // Read and written by functions of the database alone.
  expect(unnamed).toEqual(['search_lexeme']);
});

const TABLES = ['order', 'order_line', 'product', 'product_search', 'user', 'visit', 'category'];
const read = (source: string) =>
  readTables(source, (name) => TABLES.includes(name)).map(({ table, writes }) => (writes ? `${table}!` : table));

describe('a table is found', () => {
  it.each([
    [`db.selectFrom('order').innerJoin('orderLine as l', 'l.orderId', 'order.id')`, ['order', 'order_line']],
    [`db.selectFrom(['product', 'category as c'])`, ['category', 'product']],
    [`trx\n  .insertInto(\n    'visit',\n  )`, ['visit!']],
    [`trx.updateTable('user').set({}); trx.deleteFrom('order')`, ['order!', 'user!']],
    ['sql`select 1 from product p left join product_search s on true`', ['product', 'product_search']],
    ['sql<{ a: string; b: number }[]>`select from visit`', ['visit']],
    ['sql<{ n: number }>`insert into visit (id) select id from "order"`', ['order', 'visit!']],
    ['sql`update product set a = 1 from category c`', ['category', 'product!']],
    ['sql`delete from only visit using "user" u`', ['user', 'visit!']],
    ['sql`select from product, category c, "user" where true`', ['category', 'product', 'user']],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text
    ['sql`a ${x ? sql`exists (select from visit)` : sql``} from product`', ['product', 'visit']],
    ["const USER = sql.table('user');", ['user']],
    ["pool.query('select from visit')", ['visit']],
  ])('%s', (source, tables) => expect(read(source)).toEqual(tables));
});

describe('no table is found', () => {
  it.each([
    ['in a comment', "// selectFrom('order')\n/* sql`select from product` */"],
    ['in a text of SQL', "sql`select 'taken from product'`"],
    ['in a comment of SQL', 'sql`select 1 -- from product\n`'],
    ['in a column', "db.selectFrom('slot').select('visit.id').orderBy('order')"],
    ['in what locks', 'sql`for no key update of visit`'],
    ['in a comparison', 'sql`where a is distinct from category`'],
    ['in words', "const said = 'this is from product to order';"],
  ])('%s', (_, source) => expect(read(source)).toEqual([]));
});

describe('a table may be named by', () => {
  const rules = { owners: { 'shop/sales': ['order'], 'shop/catalogue': ['product'], platform: ['mail'] } };
  const breaches = (at: string, text: string, allowed: Parameters<typeof findTableBreaches>[1]['allowed'] = []) =>
    findTableBreaches([{ path: at, text }], { ...rules, allowed }).map(({ why }) => why.split(':')[0]);
  const select = "db.selectFrom('order')";

  it('its own domain', () => expect(breaches('src/shop/sales/orders/order.store.ts', select)).toEqual([]));
  it('no other domain', () => {
    const why = 'reads order, which belongs to shop/sales';
    expect(breaches('src/shop/catalogue/products/product.store.ts', select)).toEqual([why]);
    expect(breaches('src/platform/mail/mail.store.ts', select)).toEqual([why]);
    expect(breaches('src/shop/sales-report/order.store.ts', select)).toEqual([why]);
    expect(breaches('src/api/sales/orders.ts', select)).toEqual([why]);
  });
  it('a domain with a permission, and no further', () => {
    const allowed = [{ by: 'src/shop/catalogue/a.ts', reads: ['order'], why: 'a test' }];
    expect(breaches('src/shop/catalogue/a.ts', select, allowed)).toEqual([]);
    expect(breaches('src/shop/catalogue/a.ts', `${select}; db.updateTable('order')`, allowed)).toEqual([
      'writes order, which belongs to shop/sales',
    ]);
    expect(breaches('src/shop/catalogue/b.ts', select, allowed)).toContain('reads order, which belongs to shop/sales');
  });
  it('no domain through an unused permission', () => {
    const allowed = [{ by: 'src/shop/catalogue/', writes: 'all' as const, why: 'a test' }];
    expect(breaches('src/shop/catalogue/a.ts', '', allowed)).toHaveLength(1);
  });
});
