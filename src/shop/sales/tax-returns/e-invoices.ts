import type { DocumentLine } from '#src/shop/sales/tax-documents/document.ts';
import { type PostalAddress, plainText, readAddress } from './postal-address.ts';
import type { Original, ReturnDocument } from './return-document.ts';
import { fileDay, percent, rupees } from './rupees.ts';

/** Why a document cannot be written yet; pages word it under `gst.leftOut`. */
export type LeftOut = {
  id: string;
  number: string;
  why: 'seller-address' | 'buyer-address' | 'buyer-elsewhere' | 'no-hsn' | 'no-invoice' | 'installed';
};
export type Written<File> = { ready: { id: string; number: string; file: File }[]; left: LeftOut[] };

/** Documents that need an e-invoice: invoices and credit notes to businesses with a GSTIN. */
export const toBusinesses = (documents: readonly ReturnDocument[]): ReturnDocument[] =>
  documents.filter(
    ({ kind, content }) => (kind === 'invoice' || kind === 'credit-note') && content.buyer.gstin !== undefined,
  );

/** Documents in the e-invoice schema INV-01, version 1.1, for the bulk upload of the Invoice Registration Portal. */
export function writeEInvoices(documents: readonly ReturnDocument[], originals: Map<string, Original>) {
  const written: Written<ReturnType<typeof eInvoice>> = { ready: [], left: [] };
  for (const document of documents) {
    const { id, number, content } = document;
    const seller = readAddress(content.seller.address);
    const buyer = readAddress(content.buyer.lines.join(', '));
    const original = document.kind === 'credit-note' ? originals.get(document.refersTo ?? '') : undefined;
    const why = whyNot(document, seller, buyer, original);
    if (why) written.left.push({ id, number, why });
    else if (seller && buyer) written.ready.push({ id, number, file: eInvoice(document, seller, buyer, original) });
  }
  return written;
}

function whyNot(
  { kind, content }: ReturnDocument,
  seller: PostalAddress | undefined,
  buyer: PostalAddress | undefined,
  original: Original | undefined,
): LeftOut['why'] | undefined {
  if (!seller) return 'seller-address';
  if (!buyer) return 'buyer-address';
  // The shop asks a business where to deliver, not where it is registered; the portal refuses a PIN code of another State than the GSTIN's.
  if (content.deliverTo.state.code !== content.buyer.state.code) return 'buyer-elsewhere';
  if (content.lines.some(({ hsn }) => !/^(\d{4}|\d{6}|\d{8})$/.test(hsn))) return 'no-hsn';
  return kind === 'credit-note' && !original ? 'no-invoice' : undefined;
}

function eInvoice(
  { kind, number, content }: ReturnDocument,
  seller: PostalAddress,
  buyer: PostalAddress,
  original: Original | undefined,
) {
  const { totals } = content;
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: kind === 'invoice' ? 'INV' : 'CRN', No: number, Dt: fileDay(content.on, '/') },
    SellerDtls: party(content.seller, content.seller.gstin, seller),
    BuyerDtls: {
      ...party(content.buyer, content.buyer.gstin ?? '', buyer),
      Pos: content.placeOfSupply.code,
    },
    ItemList: content.lines.map(item),
    ValDtls: {
      AssVal: rupees(totals.taxable),
      CgstVal: rupees(totals.cgst),
      SgstVal: rupees(totals.sgst),
      IgstVal: rupees(totals.igst),
      TotInvVal: rupees(totals.gross),
    },
    ...(original && { RefDtls: { PrecDocDtls: [{ InvNo: original.number, InvDt: fileDay(original.on, '/') }] } }),
  };
}

/** The schema wants names of at least three letters. */
const party = (
  { name, state }: { name: string; state: { code: string } },
  gstin: string,
  { first, second, place, pin }: PostalAddress,
) => ({
  Gstin: gstin,
  LglNm: plainText(name, 100).padEnd(3, '.'),
  Addr1: first,
  ...(second.length >= 3 && { Addr2: second }),
  Loc: place,
  Pin: pin,
  Stcd: state.code,
});

/**
 * A line as sold: the price of a unit is without tax, after discount and with its share of the delivery. Part of a price that is credited without
 * goods is one unit of OTH (others).
 */
function item(line: DocumentLine, at: number) {
  const pieces = line.quantity || 1;
  return {
    SlNo: String(at + 1),
    PrdDesc: plainText(line.name, 300).padEnd(3, '.'),
    IsServc: line.hsn.startsWith('99') ? 'Y' : 'N',
    HsnCd: line.hsn,
    Qty: pieces,
    Unit: line.quantity > 0 ? line.unit : 'OTH',
    // Three decimals, as the schema has them; `TotAmt` is exact.
    UnitPrice: Math.round((line.taxable * 10) / pieces) / 1000,
    TotAmt: rupees(line.taxable),
    Discount: 0,
    AssAmt: rupees(line.taxable),
    GstRt: percent(line.rateBp),
    IgstAmt: rupees(line.igst),
    CgstAmt: rupees(line.cgst),
    SgstAmt: rupees(line.sgst),
    TotItemVal: rupees(line.gross),
  };
}
