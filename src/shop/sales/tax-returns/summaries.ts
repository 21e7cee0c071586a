import type { TaxedAmount } from '#src/kernel/gst.ts';
import type { ReturnDocument } from './return-document.ts';
import { addTo, type RatePart, type Supply } from './supplies.ts';

/** Supplies to consumers of one place and rate (table 7); below zero where more was credited than sold. */
export type ConsumerRow = RatePart & { interState: boolean; pos: string };

/** Supplies without tax (table 8): the rate 0. */
export type NilRow = { interState: boolean; registered: boolean; amount: number };

/** Supplies of one code and rate (table 12). Services have no quantity. */
export type HsnRow = RatePart & { hsn: string; service: boolean; quantity: number };

/** Numbers that follow each other (table 13). */
export type IssuedRun = { kind: ReturnDocument['kind']; from: string; to: string; count: number };

const isService = (hsn: string): boolean => hsn.startsWith('99');

export function consumerRows(supplies: readonly Supply[]): ConsumerRow[] {
  const sums = new Map<string, TaxedAmount>();
  for (const { section, sign, document, parts } of supplies) {
    if (section !== 'b2cs') continue;
    const { interState, placeOfSupply } = document.content;
    for (const part of parts.filter(({ rateBp }) => rateBp > 0))
      addTo(sums, `${interState ? 1 : 0}|${placeOfSupply.code}|${part.rateBp}`, part, sign);
  }
  return inOrder(sums).map(([[interState = '', pos = '', rate = ''], sum]) => ({
    interState: interState === '1',
    pos,
    rateBp: Number(rate),
    ...sum,
  }));
}

export function nilRows(supplies: readonly Supply[]): NilRow[] {
  const sums = new Map<string, TaxedAmount>();
  for (const { sign, document, parts } of supplies) {
    const { interState, buyer } = document.content;
    for (const part of parts.filter(({ rateBp }) => rateBp === 0))
      addTo(sums, `${interState ? 1 : 0}|${buyer.gstin ? 1 : 0}`, part, sign);
  }
  return inOrder(sums).map(([[interState, registered], { gross }]) => ({
    interState: interState === '1',
    registered: registered === '1',
    amount: gross,
  }));
}

/** Credit notes are taken off, with the units that came back. */
export function hsnRows(supplies: readonly Supply[], registered: boolean): HsnRow[] {
  const sums = new Map<string, TaxedAmount>();
  const quantities = new Map<string, number>();
  for (const { sign, document } of supplies) {
    if ((document.content.buyer.gstin !== undefined) !== registered) continue;
    for (const line of document.content.lines) {
      const key = `${line.hsn}|${line.rateBp}`;
      addTo(sums, key, line, sign);
      quantities.set(key, (quantities.get(key) ?? 0) + sign * line.quantity);
    }
  }
  return inOrder(sums).map(([[hsn = '', rate = ''], sum]) => ({
    hsn,
    rateBp: Number(rate),
    service: isService(hsn),
    quantity: isService(hsn) ? 0 : (quantities.get(`${hsn}|${rate}`) ?? 0),
    ...sum,
  }));
}

/** Numbers that follow each other, by series. A gap begins another run. */
export function issuedRuns(documents: readonly ReturnDocument[]): IssuedRun[] {
  const runs: (IssuedRun & { year: number; last: number })[] = [];
  for (const { kind, number, financialYear, sequence } of documents) {
    const run = runs.at(-1);
    if (run && run.kind === kind && run.year === financialYear && run.last + 1 === sequence)
      Object.assign(run, { to: number, count: run.count + 1, last: sequence });
    else runs.push({ kind, from: number, to: number, count: 1, year: financialYear, last: sequence });
  }
  return runs.map(({ year: _, last: __, ...run }) => run);
}

const inOrder = (sums: Map<string, TaxedAmount>): [string[], TaxedAmount][] =>
  [...sums].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })).map(([key, sum]) => [key.split('|'), sum]);
