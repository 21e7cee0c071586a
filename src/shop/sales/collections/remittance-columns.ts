/** Where a carrier's remittance file has what; counted from 0. A parcel is named by its waybill, by its order, or by both. */
export type RemittanceColumns = {
  amount: number;
  waybill: number | undefined;
  order: number | undefined;
  day: number | undefined;
  utr: number | undefined;
};

// The headings of Delhivery, Shiprocket, Blue Dart, Ecom Express and others, as letters only; the first that a file has counts.
const WAYBILL = [
  'awb',
  'awbno',
  'awbnumber',
  'awbcode',
  'waybill',
  'waybillno',
  'waybillnumber',
  'airwaybill',
  'airwaybillno',
  'airwaybillnumber',
  'trackingid',
  'trackingno',
  'trackingnumber',
  'consignmentno',
  'consignmentnumber',
  'docketno',
];
const ORDER = [
  'orderid',
  'orderno',
  'ordernumber',
  'channelorderid',
  'clientorderid',
  'sellerorderid',
  'orderreference',
  'referenceno',
  'referencenumber',
  'refno',
  'creditreferenceno',
];
const AMOUNT = [
  'codamount',
  'codamt',
  'codvalue',
  'codamountcollected',
  'codcollected',
  'codcollectedamount',
  'collectedamount',
  'amountcollected',
  'collectedvalue',
  'collectableamount',
  'collectablevalue',
  'collectibleamount',
  'codremitted',
  'codpayable',
  'remittedamount',
  'remittanceamount',
  'amount',
];
const DAY = [
  'remittancedate',
  'remitteddate',
  'remittedon',
  'dateofremittance',
  'codremittancedate',
  'paymentdate',
  'settlementdate',
  'transactiondate',
  'date',
];
const UTR = [
  'utr',
  'utrno',
  'utrnumber',
  'bankutr',
  'bankutrno',
  'bankreferenceno',
  'bankrefno',
  'bankreference',
  'neftno',
  'transactionid',
  'banktransactionid',
];

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/\((?:in )?(?:inr|rs\.?|₹)\)|\binr\b|₹/g, '')
    .replace(/[^a-z]/g, '');

/** Reads a row as headings; undefined if it does not head a remittance file. */
export function readHeadings(cells: string[]): RemittanceColumns | undefined {
  const names = cells.map(plain);
  const find = (known: string[]): number | undefined => known.map((name) => names.indexOf(name)).find((at) => at >= 0);
  const [amount, waybill, order] = [find(AMOUNT), find(WAYBILL), find(ORDER)];
  if (amount === undefined || (waybill === undefined && order === undefined)) return undefined;
  return { amount, waybill, order, day: find(DAY), utr: find(UTR) };
}
