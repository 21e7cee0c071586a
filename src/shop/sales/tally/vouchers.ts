import { createHash } from 'node:crypto';
import type { TallyNames, TallyRole } from '#src/kernel/tally-ledgers.ts';
import { addTax } from '#src/shop/sales/tax-documents/tax.ts';
import type { ReturnDocument } from '#src/shop/sales/tax-returns/return-document.ts';
import type { MoneyMove } from './money-moves.store.ts';

export const VOUCHER_TYPES = ['Sales', 'Credit Note', 'Receipt', 'Payment'] as const;
type VoucherType = (typeof VOUCHER_TYPES)[number];

/** A business with its own ledger. */
export type Business = { ledger: string; name: string; gstin: string; state: string };

/** A voucher. An entry's amount is in paise, above zero where the ledger is credited; a voucher's entries sum to nothing. */
export type Voucher = {
  guid: string;
  type: VoucherType;
  on: string;
  number: string;
  narration: string;
  party: string;
  business?: Pick<Business, 'gstin'>;
  placeOfSupply?: string;
  entries: { ledger: string; amount: number }[];
};

/** Tally knows a voucher again by this: one that is imported twice is replaced, not added. Made of our own id, so that it is always the same. @internal for tests */
export function guidOf(id: string): string {
  const hex = createHash('sha256').update(`kiran ${id}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)];
  return `${parts.join('-')}-${hex.slice(32, 40)}`;
}

/** The name of a business is not enough: two branches have the same. */
const businessLedger = ({ name, gstin }: { name: string; gstin: string }): string => `${name} (${gstin})`;

/** Invoices as sales, credit notes as such. Vouchers of advances move no money of their own: the payment does. */
export function documentVouchers(documents: readonly ReturnDocument[], names: TallyNames): Voucher[] {
  return documents.flatMap((document): Voucher[] => {
    const { id, kind, number, content } = document;
    if (kind !== 'invoice' && kind !== 'credit-note') return [];
    const { buyer, placeOfSupply, subject, lines, refersTo } = content;
    const business = buyer.gstin ? { gstin: buyer.gstin, name: buyer.name } : undefined;
    const party = business ? businessLedger(business) : names.customers;
    const services = lines.filter(({ hsn }) => hsn.startsWith('99'));
    const totals = addTax(lines);
    const service = addTax(services).taxable;
    // An invoice credits what was sold and its tax; a note takes that back.
    const sign = kind === 'invoice' ? 1 : -1;
    const credited: [TallyRole, number][] = [
      ['goods', totals.taxable - service],
      ['services', service],
      ['cgst', totals.cgst],
      ['sgst', totals.sgst],
      ['igst', totals.igst],
    ];
    const against = kind === 'credit-note' && refersTo[0] ? `, against ${refersTo[0].number}` : '';
    return [
      {
        guid: guidOf(id),
        type: kind === 'invoice' ? 'Sales' : 'Credit Note',
        on: content.on,
        number,
        narration: `${subject.label} #${subject.number}${against}`,
        party,
        ...(business && { business }),
        placeOfSupply: placeOfSupply.name,
        entries: [
          { ledger: party, amount: -sign * totals.gross },
          ...credited
            .filter(([, amount]) => amount !== 0)
            .map(([role, amount]) => ({ ledger: names[role], amount: sign * amount })),
        ],
      },
    ];
  });
}

/** Payments as receipts, refunds as payments. */
export const moneyVouchers = (moves: readonly MoneyMove[], names: TallyNames): Voucher[] =>
  moves.map(({ id, kind, on, amount, method, reference, gstin, name }) => {
    const business = gstin && name ? { gstin, name } : undefined;
    const party = business ? businessLedger(business) : names.customers;
    const sign = kind === 'payment' ? 1 : -1;
    return {
      guid: guidOf(id),
      type: kind === 'payment' ? 'Receipt' : 'Payment',
      on,
      number: reference,
      narration: reference,
      party,
      ...(business && { business }),
      entries: [
        { ledger: party, amount: sign * amount },
        { ledger: method === 'razorpay' ? names.razorpay : names.bank, amount: -sign * amount },
      ],
    };
  });

/** The businesses that these documents and payments name, once each. A GSTIN begins with its State. */
export function businessesOf(
  documents: readonly ReturnDocument[],
  moves: readonly MoneyMove[],
  stateOf: (code: string) => string,
): Business[] {
  const found = new Map<string, Business>();
  const add = (name: string, gstin: string) =>
    found.set(businessLedger({ name, gstin }), {
      ledger: businessLedger({ name, gstin }),
      name,
      gstin,
      state: stateOf(gstin.slice(0, 2)),
    });
  for (const { content } of documents) if (content.buyer.gstin) add(content.buyer.name, content.buyer.gstin);
  for (const { gstin, name } of moves) if (gstin && name) add(name, gstin);
  return [...found.values()].sort((a, b) => a.ledger.localeCompare(b.ledger));
}
