import type { TaxedAmount } from '#src/kernel/gst.ts';
import type { AdvanceRow } from './advances.ts';
import type { Gstr1 } from './gstr1.ts';
import { fileDay, filePeriod, percent, rupees } from './rupees.ts';
import type { HsnRow, IssuedRun, NilRow } from './summaries.ts';
import type { RatePart, Section, Supply } from './supplies.ts';

/** The version of the offline utility whose files these are; `hash` is the word itself in files that the portal has not made. */
const VERSION = 'GST3.2.4';

/**
 * A month's GSTR-1 as the JSON of the GST portal's offline utility: rupees, dates as `21-11-2026`, tables without rows left out.
 * @param month `2026-11`
 */
export function writeGstr1(gstr1: Gstr1, gstin: string, month: string) {
  const { supplies, consumers, nil, advances, hsn, issued } = gstr1;
  const of = (section: Section) => supplies.filter((one) => one.section === section && taxed(one).length > 0);
  return {
    gstin,
    fp: filePeriod(month),
    version: VERSION,
    hash: 'hash',
    ...filled(
      'b2b',
      grouped(of('b2b'), 'ctin', gstinOf, 'inv', (one) => ({ ...invoice(one), ...regular })),
    ),
    ...filled(
      'b2cl',
      grouped(of('b2cl'), 'pos', placeOf, 'inv', (one) => withoutPlace(invoice(one))),
    ),
    ...filled(
      'b2cs',
      consumers.map((row) => ({
        sply_ty: supplyType(row.interState),
        rt: percent(row.rateBp),
        typ: 'OE',
        pos: row.pos,
        txval: rupees(row.taxable),
        ...tax(row, row.interState),
      })),
    ),
    ...filled(
      'cdnr',
      grouped(of('cdnr'), 'ctin', gstinOf, 'nt', (one) => ({ ...note(one), ...regular })),
    ),
    ...filled(
      'cdnur',
      of('cdnur').map((one) => ({ typ: 'B2CL', ...note(one) })),
    ),
    ...(nil.length > 0 && { nil: { inv: nil.map(nilRow) } }),
    ...filled('at', places(advances.received)),
    ...filled('txpd', places(advances.adjusted)),
    ...((hsn.business.length > 0 || hsn.consumers.length > 0) && {
      hsn: { ...filled('hsn_b2b', hsn.business.map(hsnRow)), ...filled('hsn_b2c', hsn.consumers.map(hsnRow)) },
    }),
    ...(issued.length > 0 && { doc_issue: { doc_det: issuedTables(issued) } }),
  };
}

const filled = <Name extends string, Row>(name: Name, rows: Row[]) =>
  (rows.length > 0 ? { [name]: rows } : {}) as { [name in Name]?: Row[] };

/** Rows of the same key together, in the order in which the keys first come. */
const grouped = <Key extends string, List extends string, Row>(
  supplies: Supply[],
  key: Key,
  of: (supply: Supply) => string,
  list: List,
  row: (supply: Supply) => Row,
) =>
  [...Map.groupBy(supplies, of)].map(
    ([value, all]) => ({ [key]: value, [list]: all.map(row) }) as { [name in Key]: string } & { [name in List]: Row[] },
  );

const gstinOf = ({ document }: Supply) => document.content.buyer.gstin ?? '';
const placeOf = ({ document }: Supply) => document.content.placeOfSupply.code;
const regular = { rchrg: 'N', inv_typ: 'R' } as const;
const supplyType = (interState: boolean) => (interState ? 'INTER' : 'INTRA');

const invoice = ({ document, parts }: Supply) => ({
  inum: document.number,
  idt: fileDay(document.content.on),
  val: rupees(document.total),
  pos: document.content.placeOfSupply.code,
  itms: items(parts, document.content.interState),
});
const withoutPlace = <Row extends { pos: string }>({ pos: _, ...row }: Row) => row;

const note = ({ document, parts }: Supply) => ({
  ntty: 'C',
  nt_num: document.number,
  nt_dt: fileDay(document.content.on),
  val: rupees(document.total),
  pos: document.content.placeOfSupply.code,
  itms: items(parts, document.content.interState),
});

const taxed = ({ parts }: Supply) => parts.filter(({ rateBp }) => rateBp > 0);

/** One item for each rate. The utility numbers them by the rate: 1801 is 18 %. */
const items = (parts: RatePart[], interState: boolean) =>
  parts
    .filter(({ rateBp }) => rateBp > 0)
    .map((part) => ({
      num: part.rateBp + 1,
      itm_det: { txval: rupees(part.taxable), rt: percent(part.rateBp), ...tax(part, interState) },
    }));

const tax = ({ cgst, sgst, igst }: TaxedAmount, interState: boolean) =>
  interState ? { iamt: rupees(igst), csamt: 0 } : { camt: rupees(cgst), samt: rupees(sgst), csamt: 0 };

const nilRow = ({ interState, registered, amount }: NilRow) => ({
  sply_ty: `${interState ? 'INTR' : 'INTRA'}${registered ? 'B2B' : 'B2C'}`,
  nil_amt: rupees(amount),
  expt_amt: 0,
  ngsup_amt: 0,
});

/** `ad_amt` is the advance without its tax. */
const places = (rows: AdvanceRow[]) =>
  [...Map.groupBy(rows, ({ interState, pos }) => `${pos}${interState}`).values()].map((all) => ({
    pos: all[0]?.pos ?? '',
    sply_ty: supplyType(all[0]?.interState ?? false),
    itms: all.map((row) => ({ rt: percent(row.rateBp), ad_amt: rupees(row.taxable), ...tax(row, row.interState) })),
  }));

/** The portal knows what a code is called, so there is no description. */
const hsnRow = (row: HsnRow, at: number) => ({
  num: at + 1,
  hsn_sc: row.hsn,
  uqc: row.service ? 'NA' : 'NOS',
  qty: row.quantity,
  rt: percent(row.rateBp),
  txval: rupees(row.taxable),
  iamt: rupees(row.igst),
  camt: rupees(row.cgst),
  samt: rupees(row.sgst),
  csamt: 0,
});

/** Numbers and names of table 13 for the kinds of documents that the shop issues. */
const TABLES = {
  invoice: { doc_num: 1, doc_typ: 'Invoices for outward supply' },
  'credit-note': { doc_num: 5, doc_typ: 'Credit Note' },
  'receipt-voucher': { doc_num: 6, doc_typ: 'Receipt voucher' },
  'refund-voucher': { doc_num: 8, doc_typ: 'Refund voucher' },
} as const;

/** A document is never cancelled: what was wrong has a credit note. */
const issuedTables = (issued: IssuedRun[]) =>
  [...Map.groupBy(issued, ({ kind }) => kind)]
    .map(([kind, runs]) => ({
      ...TABLES[kind],
      docs: runs.map(({ from, to, count }, at) => ({
        num: at + 1,
        from,
        to,
        totnum: count,
        cancel: 0,
        net_issue: count,
      })),
    }))
    .sort((a, b) => a.doc_num - b.doc_num);
