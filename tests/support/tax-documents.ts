import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { fromJSONSchema } from 'zod';
import { BRAND } from '#src/kernel/brand.ts';
import { type Paise, paise } from '#src/kernel/money.ts';
import { composeDocument, finishDraft } from '#src/shop/sales/tax-documents/compose-document.ts';
import type { DocumentKind, IssuedDocument } from '#src/shop/sales/tax-documents/document.ts';
import { financialYear, indianDay, testNumber } from '#src/shop/sales/tax-documents/financial-year.ts';
import { openLines, takeFrom } from '#src/shop/sales/tax-documents/open-lines.ts';
import type { PartyInput, Sale } from '#src/shop/sales/tax-documents/sale.ts';
import { creditOf } from '#src/shop/sales/tax-documents/tax.ts';
import type { MonthDocuments, ReturnDocument } from '#src/shop/sales/tax-returns/return-document.ts';

// Tax documents without a database: composed as the shop composes them, and numbered here.

const party = (state: string, pin = state === 'Gujarat' ? '380009' : '411001'): PartyInput => ({
  name: 'Asha Patel',
  lines: ['12, Shanti Society', 'near the lake', `${state === 'Gujarat' ? 'Ahmedabad' : 'Pune'} ${pin}`],
  state,
});

/** A business in Maharashtra and one in Gujarat. */
export const BUSINESS = {
  Maharashtra: { gstin: '27AAPFU0939F1ZV', name: 'Patel Rooftops LLP' },
  Gujarat: { gstin: '24AAACC1206D1ZM', name: 'Sabarmati Traders' },
};

type SoldLine = { price: number; quantity?: number; rateBp?: number; hsn?: string; discount?: number };
type SaleShape = {
  state?: string;
  business?: Sale['business'];
  lines: SoldLine[];
  label?: Sale['subject']['label'];
};

/** Issues documents one after the other, in the series of a shop. */
export class Issuer {
  readonly all: ReturnDocument[] = [];
  readonly #last = new Map<string, number>();
  #sales = 0;

  sale({ state = 'Gujarat', business, lines, label = 'Order' }: SaleShape): Sale {
    this.#sales += 1;
    return {
      uid: 'u1',
      test: false,
      subject: { id: `ord_${this.#sales}`, label, number: String(this.#sales), at: new Date('2026-11-02T06:00:00Z') },
      buyer: party(state),
      deliverTo: party(state),
      ...(business && { business }),
      lines: lines.map(({ price, quantity = 1, rateBp = 1800, hsn = '85414300', discount = 0 }) => ({
        name: 'Panel "540 W"',
        hsn,
        quantity,
        price: price as Paise,
        discount: discount as Paise,
        gstRateBp: rateBp,
      })),
      delivery: paise(0),
      payment: 'pay_1',
    };
  }

  issue(kind: 'invoice' | 'receipt-voucher', sale: Sale, at: string | Date, positions?: number[]): ReturnDocument {
    const units = sale.lines
      .map(({ quantity }, position) => ({ position, quantity }))
      .filter(({ position }) => !positions || positions.includes(position));
    const draft = composeDocument(kind, sale, units, new Map(), BRAND);
    return this.#add(kind, sale.subject.id, new Date(at), null, (rest) => ({ ...draft, ...rest }));
  }

  /** A credit note of an invoice, or a refund voucher of a receipt voucher. */
  takeBack(
    former: ReturnDocument,
    amount: number,
    at: string | Date,
    goods: { position: number; quantity: number }[] = [],
  ) {
    const kind: DocumentKind = former.kind === 'invoice' ? 'credit-note' : 'refund-voucher';
    const earlier = this.all.filter((one) => one.refersTo === former.id);
    const reference = { id: former.id, number: former.number, on: former.content.on };
    const backs = takeFrom(
      openLines([former as unknown as IssuedDocument], earlier as unknown as IssuedDocument[]),
      amount,
      goods,
    );
    const draft = finishDraft({
      ...former.content,
      kind,
      refersTo: [reference],
      reason: 'Returned',
      lines: backs.map(({ open: { line, taken }, amount: part, units }) => ({
        ...line,
        quantity: units,
        discount: 0,
        delivery: 0,
        ...creditOf(line, taken, part),
      })),
    });
    return this.#add(kind, former.subjectId, new Date(at), former.id, (rest) => ({ ...draft, ...rest }));
  }

  #add(
    kind: DocumentKind,
    subjectId: string,
    issuedAt: Date,
    refersTo: string | null,
    content: (rest: { number: string; on: string }) => ReturnDocument['content'],
  ): ReturnDocument {
    const year = financialYear(issuedAt);
    const sequence = (this.#last.get(`${kind}${year}`) ?? 0) + 1;
    this.#last.set(`${kind}${year}`, sequence);
    const number = testNumber(kind, year, sequence);
    const made = content({ number, on: indianDay(issuedAt) });
    const id = `doc_${this.all.length + 1}`;
    const document = {
      ...{ id, kind, number, financialYear: year, sequence, subjectId, cause: `cause_${id}`, refersTo, issuedAt },
      total: made.totals.gross,
      content: made,
    };
    this.all.push(document);
    return document;
  }

  /** The documents of a month such as `2026-11`, as the database answers them. */
  month(name: string): MonthDocuments {
    const [year = 0, number = 0] = name.split('-').map(Number);
    const INDIA = 5.5 * 3_600_000;
    const [from, to] = [new Date(Date.UTC(year, number - 1, 1) - INDIA), new Date(Date.UTC(year, number, 1) - INDIA)];
    const documents = this.all.filter(({ issuedAt }) => issuedAt >= from && issuedAt < to);
    const subjects = new Set(documents.map(({ subjectId }) => subjectId));
    const advanced = new Set(
      this.all.filter(({ kind }) => kind === 'receipt-voucher').map(({ subjectId }) => subjectId),
    );
    return {
      from,
      to,
      documents: documents.sort((a, b) => a.kind.localeCompare(b.kind) || a.sequence - b.sequence),
      originals: new Map(
        this.all.map(({ id, number: given, total, content }) => [id, { id, number: given, total, on: content.on }]),
      ),
      advanceHistory: this.all
        .filter((one) => one.kind !== 'credit-note' && one.issuedAt < to)
        .filter(({ subjectId }) => subjects.has(subjectId) && advanced.has(subjectId)),
      missing: [],
    };
  }
}

const RATES = [0, 500, 1200, 1800, 2800];
const line = fc.record({
  price: fc.integer({ min: 1, max: 20_000_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  rateBp: fc.constantFrom(...RATES),
  hsn: fc.constantFrom('85414300', '85044090', '99871900'),
});

/** A month of random sales: to consumers and businesses, here and in other States, some credited in part or in whole. */
export const anyMonth = fc
  .array(
    fc.record({
      state: fc.constantFrom('Gujarat', 'Maharashtra', 'Goa'),
      registered: fc.boolean(),
      lines: fc.array(line, { minLength: 1, maxLength: 4 }),
      credit: fc.option(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 3 })),
    }),
    { maxLength: 12 },
  )
  .map((sales) => {
    const issuer = new Issuer();
    for (const { state, registered, lines, credit } of sales) {
      const business = registered ? BUSINESS[state === 'Gujarat' ? 'Gujarat' : 'Maharashtra'] : undefined;
      const invoice = issuer.issue('invoice', issuer.sale({ state, business, lines }), '2026-11-05T06:00:00Z');
      for (const share of credit ?? []) {
        const left =
          invoice.total -
          issuer.all.filter(({ refersTo }) => refersTo === invoice.id).reduce((all, { total }) => all + total, 0);
        const amount = Math.floor((left * share) / 100);
        if (amount > 0) issuer.takeBack(invoice, amount, '2026-11-20T06:00:00Z');
      }
    }
    return issuer.month('2026-11');
  });

const schemas = new Map<string, ReturnType<typeof fromJSONSchema>>();

function schemaOf(name: string): ReturnType<typeof fromJSONSchema> {
  const path = new URL(`../schemas/${name}.schema.json`, import.meta.url);
  const schema = schemas.get(name) ?? fromJSONSchema(JSON.parse(readFileSync(path, 'utf8')));
  schemas.set(name, schema);
  return schema;
}

/** What a file lacks of its published schema (tests/schemas); empty if nothing. */
export function misfits(schema: 'gstr1' | 'gstr3b' | 'e-invoice' | 'e-way-bill', file: unknown): string[] {
  const found = schemaOf(schema).safeParse(JSON.parse(JSON.stringify(file)));
  return found.success ? [] : found.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`);
}
