import { RULES } from '#src/kernel/field-rules.ts';
import { MAX_PAISE } from '#src/kernel/money.ts';
import { toMobile } from '#src/platform/mail/message.ts';
import { cut, tidy } from '#src/platform/spreadsheet/cell-text.ts';
import type { SheetRow } from '#src/platform/spreadsheet/read-sheet.ts';
import { cellsOf, type Table } from '#src/platform/spreadsheet/table.ts';
import { unguarded } from '#src/platform/spreadsheet/write-sheet.ts';
import { parseNumber, readRupees } from '#src/shop/catalogue/import/values.ts';
import type { FormerAddress, MovingFault } from './moving-import.ts';

/** `Lineitem name`, `Billing Address1` and `order_total` by one spelling. */
export const plainHeading = (heading: string): string =>
  tidy(unguarded(heading))
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

const LONGEST_VALUE = 120;

/** Reads the cells of a file's rows by their headings, and notes what is wrong with them. */
export class RecordReader {
  readonly faults: MovingFault[] = [];
  readonly #cells: ReturnType<typeof cellsOf>;
  readonly #headings: Map<string, string>;

  constructor({ headings }: Pick<Table, 'headings'>) {
    this.#cells = cellsOf({ headings: headings.map(plainHeading) });
    this.#headings = new Map(headings.map((heading) => [plainHeading(heading), heading]));
  }

  has(...names: string[]): boolean {
    return names.some((name) => this.#headings.has(name));
  }

  fault(row: SheetRow, names: readonly string[], code: MovingFault['code'], value = '', detail?: string): void {
    const name = names.find((one) => this.#headings.has(one)) ?? names[0] ?? '';
    this.faults.push({
      line: row.line,
      column: this.#headings.get(name) ?? name,
      value: cut(value, LONGEST_VALUE),
      code,
      ...(detail !== undefined && { detail }),
    });
  }

  /** The first of these columns that has something. */
  text(row: SheetRow, names: readonly string[], most = 200): string {
    return cut(tidy(unguarded(this.#cells(row, ...names))), most);
  }

  /** An address in lower case; '' where there is none. */
  email(row: SheetRow, names: readonly string[]): string {
    const text = this.text(row, names, 300).toLowerCase();
    if (text && RULES.email(text)) this.fault(row, names, 'email', text);
    return text;
  }

  /** A mobile number as +91…; any other as it is written. Shopify puts an apostrophe before it. */
  phone(row: SheetRow, names: readonly string[]): string {
    const text = this.text(row, names, 40).replace(/^'/, '');
    return toMobile(text) ?? text;
  }

  /** Rupees as paise; nothing is 0. `signed`: some exporters write refunds below zero. */
  paise(row: SheetRow, names: readonly string[], signed = false): number {
    const text = this.text(row, names, 60);
    return text ? this.paiseIn(row, names, signed ? text.replace(/^-/, '') : text) : 0;
  }

  paiseIn(row: SheetRow, names: readonly string[], text: string): number {
    const read = readRupees(text);
    const paise = 'value' in read ? Math.round(read.value * 100) : -1;
    if (paise >= 0 && paise <= MAX_PAISE) return paise;
    this.fault(row, names, 'fault' in read && read.fault.code === 'paise' ? 'paise' : 'number', text);
    return 0;
  }

  count(row: SheetRow, names: readonly string[], text = this.text(row, names, 60)): number {
    const value = text ? parseNumber(text) : 0;
    if (value !== undefined && Number.isInteger(value) && value >= 0 && value <= 1_000_000) return value;
    this.fault(row, names, 'number', text);
    return 0;
  }

  /** An address by the headings that begin with a word such as `billing_`; null where it says nothing. */
  address(row: SheetRow, before: string): FormerAddress | null {
    const of = (...names: string[]) =>
      this.text(
        row,
        names.map((name) => before + name),
      );
    const name = of('name') || [of('first_name'), of('last_name')].filter(Boolean).join(' ');
    const street = [of('company'), of('address1', 'address_1', 'street'), of('address2', 'address_2')];
    const found = {
      name,
      street: street.filter(Boolean).join(', '),
      city: of('city'),
      state: of('province_name', 'province', 'province_code', 'state', 'region'),
      zipcode: of('zip', 'postcode', 'postal_code').replace(/^'/, ''),
      country: of('country_name', 'country', 'country_code', 'country_/_region'),
      phone: this.phone(row, [`${before}phone`]),
    };
    return found.street || found.city || found.zipcode ? found : null;
  }
}
