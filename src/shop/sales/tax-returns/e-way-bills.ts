import type { DocumentLine } from '#src/shop/sales/tax-documents/document.ts';
import { addTax } from '#src/shop/sales/tax-documents/tax.ts';
import type { Written } from './e-invoices.ts';
import { type PostalAddress, plainText, readAddress } from './postal-address.ts';
import type { ReturnDocument } from './return-document.ts';
import { fileDay, percent, rupees } from './rupees.ts';
import type { Thresholds } from './thresholds.ts';

/** Who carries a parcel, by the id of the parcel. */
export type Carried = { id: string; carrier: string; tracking: string; on: string };

const goodsOf = ({ content }: ReturnDocument): DocumentLine[] =>
  content.lines.filter(({ hsn }) => !hsn.startsWith('99'));

/** Invoices whose goods are worth more, with their tax, than what may move without an e-way bill on that day. */
export const aboveConsignment = (
  documents: readonly ReturnDocument[],
  { consignmentAbove }: Pick<Thresholds, 'consignmentAbove'>,
): ReturnDocument[] =>
  documents.filter((document) => {
    const { on, interState } = document.content;
    const worth = addTax(goodsOf(document)).gross;
    return document.kind === 'invoice' && worth > (consignmentAbove(on, interState) ?? Infinity);
  });

/** Part A of e-way bills in the bulk format of the NIC's portal. Vehicle and distance (part B) are entered there, by whoever hands the parcel over. */
export function writeEWayBills(documents: readonly ReturnDocument[], carried: Map<string, Carried>) {
  const written: Written<ReturnType<typeof eWayBill>> = { ready: [], left: [] };
  for (const document of documents) {
    const { id, number, content, cause } = document;
    const parcel = carried.get(cause);
    const from = readAddress(content.seller.address);
    const to = readAddress(content.deliverTo.lines.join(', '));
    // A system's goods leave before its invoice, with a delivery challan.
    if (!parcel) written.left.push({ id, number, why: 'installed' });
    else if (!from) written.left.push({ id, number, why: 'seller-address' });
    else if (!to) written.left.push({ id, number, why: 'buyer-address' });
    else if (goodsOf(document).some(({ hsn }) => !/^\d{4,8}$/.test(hsn)))
      written.left.push({ id, number, why: 'no-hsn' });
    else written.ready.push({ id, number, file: eWayBill(document, from, to, parcel) });
  }
  return written;
}

/** The file of the portal's bulk upload. */
export const eWayBillFile = (bills: readonly ReturnType<typeof eWayBill>[]) => ({
  version: '1.0.0621',
  billLists: bills,
});

function eWayBill(document: ReturnDocument, from: PostalAddress, to: PostalAddress, parcel: Carried) {
  const { number, content } = document;
  const goods = goodsOf(document);
  const totals = addTax(goods);
  const own = Number(content.seller.state.code);
  const other = Number(content.deliverTo.state.code);
  // Billed to one State and delivered to another.
  const shippedElsewhere = content.buyer.state.code !== content.deliverTo.state.code;
  return {
    userGstin: content.seller.gstin,
    supplyType: 'O',
    subSupplyType: 1,
    subSupplyDesc: '',
    docType: 'INV',
    docNo: number,
    docDate: fileDay(content.on, '/'),
    transType: shippedElsewhere ? 2 : 1,
    fromGstin: content.seller.gstin,
    fromTrdName: plainText(content.seller.name, 100),
    ...street('from', from),
    fromStateCode: own,
    actualFromStateCode: own,
    toGstin: content.buyer.gstin ?? 'URP',
    toTrdName: plainText(content.buyer.name, 100),
    ...street('to', to),
    toStateCode: Number(content.buyer.state.code),
    actualToStateCode: other,
    totalValue: rupees(totals.taxable),
    cgstValue: rupees(totals.cgst),
    sgstValue: rupees(totals.sgst),
    igstValue: rupees(totals.igst),
    cessValue: 0,
    TotNonAdvolVal: 0,
    OthValue: rupees(document.total - totals.gross),
    totInvValue: rupees(document.total),
    // 0: the portal computes it from the PIN codes.
    transDistance: 0,
    transporterName: plainText(parcel.carrier, 100),
    transporterId: '',
    ...(/^[A-Za-z0-9/-]{1,15}$/.test(parcel.tracking)
      ? { transDocNo: parcel.tracking, transDocDate: fileDay(parcel.on, '/') }
      : { transDocNo: '', transDocDate: '' }),
    vehicleNo: '',
    vehicleType: 'R',
    mainHsnCode: Number(mainHsn(goods)),
    itemList: goods.map((line, at) => item(line, at, content.interState)),
  };
}

const street = <Side extends 'from' | 'to'>(side: Side, { first, second, place, pin }: PostalAddress) =>
  ({ [`${side}Addr1`]: first, [`${side}Addr2`]: second, [`${side}Place`]: place, [`${side}Pincode`]: pin }) as {
    [name in `${Side}Addr1` | `${Side}Addr2` | `${Side}Place`]: string;
  } & { [name in `${Side}Pincode`]: number };

/** The code of what is worth most. */
const mainHsn = (goods: readonly DocumentLine[]) => [...goods].sort((a, b) => b.gross - a.gross)[0]?.hsn ?? '';

const item = (line: DocumentLine, at: number, interState: boolean) => ({
  itemNo: at + 1,
  productName: plainText(line.name, 100),
  productDesc: plainText(line.name, 100),
  hsnCode: Number(line.hsn),
  quantity: line.quantity,
  qtyUnit: line.unit,
  taxableAmount: rupees(line.taxable),
  sgstRate: interState ? 0 : percent(line.rateBp) / 2,
  cgstRate: interState ? 0 : percent(line.rateBp) / 2,
  igstRate: interState ? percent(line.rateBp) : 0,
  cessRate: 0,
  cessNonAdvol: 0,
});
