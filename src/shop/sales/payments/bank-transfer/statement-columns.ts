/** Where a statement has what; counted from 0. Either a column of credits, or one of amounts, with or without a Cr and Dr beside it. */
export type StatementColumns = {
  day: number;
  words: number;
  reference: number | undefined;
  credit: number | undefined;
  amount: number | undefined;
  side: number | undefined;
};

// The headings of HDFC, ICICI, SBI, Axis and Kotak, without spaces, dots and currency; the first that a statement has counts.
const DAY = ['transactiondate', 'trandate', 'txndate', 'date', 'txnposteddate', 'postdate', 'valuedate', 'valuedt'];
const WORDS = [
  'narration',
  'transactionremarks',
  'transactiondetails',
  'transactionparticulars',
  'description',
  'particulars',
  'remarks',
  'details',
];
const REFERENCE = [
  'chqrefno',
  'chqrefnumber',
  'refnochequeno',
  'refnochqno',
  'chequerefno',
  'referenceno',
  'refno',
  'utr',
  'utrno',
  'transactionid',
  'tranid',
  'chequeno',
  'chqno',
];
const CREDIT = [
  'depositamt',
  'depositamount',
  'deposits',
  'deposit',
  'creditamount',
  'creditamt',
  'credits',
  'credit',
  'cr',
];
const AMOUNT = ['transactionamount', 'amount', 'txnamount', 'debitcredit', 'creditdebit'];
const SIDE = ['drcr', 'crdr', 'transactiontype', 'type'];

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/\((?:inr|rs\.?|₹|in rs\.?)\)|\binr\b|₹/g, '')
    .replace(/[^a-z]/g, '');

/** Reads a row as headings; undefined if it does not head a statement. */
export function readHeadings(cells: string[]): StatementColumns | undefined {
  const names = cells.map(plain);
  const find = (known: string[], from = 0): number | undefined =>
    known.map((name) => names.indexOf(name, from)).find((at) => at >= 0);
  const [day, words, credit] = [find(DAY), find(WORDS), find(CREDIT)];
  const amount = credit === undefined ? find(AMOUNT) : undefined;
  if (day === undefined || words === undefined || (credit === undefined && amount === undefined)) return undefined;
  // ICICI says Dr or Cr before the amount; Kotak behind it, and once more behind the balance.
  const side = amount === undefined ? undefined : (find(SIDE, amount + 1) ?? find(SIDE));
  return { day, words, reference: find(REFERENCE), credit, amount, side };
}
