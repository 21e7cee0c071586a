import { describe, expect, it } from 'vitest';
import { sample } from '#tests/support/former-shop.ts';
import type { CustomerRow, OrderRow } from './moving-import.ts';
import { readExport } from './read-export.ts';
import { dayOrderOf, readWhen } from './read-when.ts';

const read = (text: string | Buffer) => readExport(Buffer.from(text));
const rowsOf = async <Row>(text: string | Buffer) => (await read(text)).rows as unknown as Row[];

describe('customers', () => {
  it('of Shopify are read, with what is wrong by line and column', async () => {
    const found = await read(sample('shopify-customers'));
    expect(found).toMatchObject({ kind: 'customers', source: 'shopify', records: 4, repeated: 0, refused: 2 });
    expect(found.rows[0]).toMatchObject({
      email: 'meera.joshi@former.example',
      name: 'Meera Joshi',
      phone: '+919812300001',
      address: { street: 'Joshi Farms, 12 Canal Road, near the mill', city: 'Anand', state: 'GJ', zipcode: '388001' },
      note: '=HYPERLINK("http://evil.example")',
      orderCount: 2,
      spentPaise: 4_825_050,
      consented: true,
    });
    expect(found.rows[1]).toMatchObject({ consented: false, phone: '' });
    expect(found.faults).toEqual([
      { line: 4, column: 'Email', value: '', code: 'required' },
      { line: 5, column: 'Email', value: 'not an address', code: 'email' },
      { line: 5, column: 'Total Spent', value: '12.345', code: 'paise' },
    ]);
  });

  it('of WooCommerce are read in the encoding of Windows, without hashes of passwords', async () => {
    const [jose] = await rowsOf<CustomerRow>(sample('woocommerce-customers'));
    expect(jose).toMatchObject({
      name: 'José D’Souza',
      phone: '+919812300009',
      spentPaise: 12_500_000,
      orderCount: 4,
      address: { city: 'Panaji', zipcode: '403001' },
      consented: false,
    });
    expect(JSON.stringify(jose)).not.toContain('secret-hash');
  });

  it('of WooCommerce’s own list of customers are read', async () => {
    const head =
      'Name,Username,Last Active,Sign Up,Email,Orders,Total Spend,AOV,Country / Region,City,Region,Postal Code\n';
    const [asha] = await rowsOf<CustomerRow>(
      `${head}Asha Patel,asha,2024-01-01,2023-01-01,asha@x.example,3,4500.5,1500.17,IN,Surat,GJ,395001\n`,
    );
    expect(asha).toMatchObject({
      name: 'Asha Patel',
      orderCount: 3,
      spentPaise: 450_050,
      address: { city: 'Surat', state: 'GJ', zipcode: '395001', country: 'IN' },
    });
  });

  it('that stand twice count once; those that differ are refused with the line of the first', async () => {
    const head = 'First Name,Last Name,Email,Accepts Email Marketing\n';
    const found = await read(`${head}A,Shah,a@x.example,yes\nA,Shah,A@x.example,yes\nB,Shah,a@x.example,no\n`);
    expect(found).toMatchObject({ records: 3, repeated: 1, refused: 1 });
    expect(found.rows).toHaveLength(1);
    expect(found.faults).toMatchObject([{ line: 4, code: 'twice', detail: '2' }]);
  });
});

describe('orders', () => {
  it('of Shopify are put together from their rows, exact to the paisa', async () => {
    const found = await read(sample('shopify-orders'));
    expect(found).toMatchObject({ kind: 'orders', source: 'shopify', records: 4, refused: 1 });
    expect(found.rows[0]).toMatchObject({
      number: '#1001',
      email: 'meera.joshi@former.example',
      placedAt: '2024-03-30T16:09:12.000Z',
      state: 'sent',
      subtotalPaise: 4_695_150,
      discountPaise: 100_000,
      discountCode: 'SUN5',
      taxPaise: 716_210,
      totalPaise: 4_695_150,
      lines: [
        { name: 'Panel 540 W', sku: 'P-540', quantity: 3, totalPaise: 4_350_150 },
        { name: 'Cable, 10 m', sku: 'C-10', quantity: 1, totalPaise: 445_000 },
      ],
    });
    expect(found.rows[1]).toMatchObject({ state: 'part-refunded', refundedPaise: 29_900 });
    expect(found.rows[2]).toMatchObject({ state: 'cancelled', email: null });
    expect(found.faults).toEqual([{ line: 6, column: 'Currency', value: 'USD', code: 'currency', detail: 'USD' }]);
  });

  it('of WooCommerce are read from packed products', async () => {
    const [first, second] = await rowsOf<OrderRow>(sample('woocommerce-orders'));
    expect(first).toMatchObject({
      number: '77',
      placedAt: '2023-08-15T04:00:00.000Z',
      state: 'sent',
      discountCode: 'MONSOON',
      shippingPaise: 12_000,
      totalPaise: 70_240,
      lines: [{ name: 'Torch', sku: 'T-1', quantity: 2, totalPaise: 53_600 }],
    });
    expect(second).toMatchObject({ state: 'refunded', subtotalPaise: 30_000 });
    expect(second?.lines).toMatchObject([{ name: 'Lamp: small' }, { name: 'Bulb', quantity: 2 }]);
  });

  it('of WooCommerce with a row for each product are one order', async () => {
    const head = 'order_id,order_date,status,order_total,item_name,item_sku,item_quantity,item_total\n';
    const row = '5,2024-01-02 10:00:00,completed,300,Lamp,L,2,200\n';
    const found = await read(`${head}${row}5,2024-01-02 10:00:00,completed,300,Bulb,B,1,100\n${row}`);
    expect(found).toMatchObject({ records: 1, refused: 0 });
    expect((found.rows[0] as OrderRow).lines.map(({ name }) => name)).toEqual(['Lamp', 'Bulb']);
  });

  it('exported twice in one file count once', async () => {
    const text = sample('shopify-orders').toString();
    const found = await read(text + text.split('\r\n').slice(1).join('\r\n'));
    expect(found).toMatchObject({ records: 8, repeated: 3, refused: 2 });
    expect(found.rows).toHaveLength(3);
  });
});

describe('a file', () => {
  it.each([
    ['of products', 'Handle,Title,Variant Price\na,b,1\n', 'export-not-known'],
    ['without rows', 'First Name,Last Name,Email,Accepts Email Marketing\n', 'export-empty'],
    [
      'of 50,000 rows',
      `First Name,Last Name,Email,Accepts Email Marketing\n${Array.from({ length: 50_000 }, (_, at) => `A,B,a${at}@x.example,no\n`).join('')}`,
      'too-many-rows',
    ],
  ])('%s is refused with a sentence', async (_, text, code) => {
    await expect(read(text)).rejects.toMatchObject({ reason: { code } });
  });
});

describe('dates', () => {
  it.each([
    ['2024-03-30 21:39:12 +0530', '2024-03-30T16:09:12.000Z'],
    ['2024-03-30 21:39:12 -0400', '2024-03-31T01:39:12.000Z'],
    ['2024-03-30T21:39:12Z', '2024-03-30T21:39:12.000Z'],
    ['2024-03-30 21:39:12 UTC', '2024-03-30T21:39:12.000Z'],
    ['2024-03-30 21:39', '2024-03-30T16:09:00.000Z'],
    ['2024-03-30', '2024-03-29T18:30:00.000Z'],
  ])('%s is read', (text, instant) => expect(readWhen(text, 'unclear')).toEqual(new Date(instant)));

  it('with slashes are read in the order that all of the file allow, and never guessed', () => {
    expect(readWhen('9/16/2016 6:29:00', dayOrderOf(['9/6/2016', '9/16/2016 6:29:00']))).toEqual(
      new Date('2016-09-16T00:59:00Z'),
    );
    expect(readWhen('05/04/2024 02:30 pm', dayOrderOf(['25/04/2024', '05/04/2024']))).toEqual(
      new Date('2024-04-05T09:00:00Z'),
    );
    expect(readWhen('05/04/2024', dayOrderOf(['05/04/2024', '06/04/2024']))).toBe('date-unclear');
    expect(readWhen('05/04/2024', dayOrderOf(['25/04/2024', '04/25/2024']))).toBe('date-unclear');
    for (const text of ['2024-02-30', '2024-13-01', '31/06/2024', 'yesterday', '2024-01-01 25:00'])
      expect(readWhen(text, 'day-first')).toBe('date');
  });
});
