import type { TaxedAmount } from '#src/kernel/gst.ts';
import { type Advances, advancesOf } from './advances.ts';
import type { MonthDocuments } from './return-document.ts';
import {
  type ConsumerRow,
  consumerRows,
  type HsnRow,
  hsnRows,
  type IssuedRun,
  issuedRuns,
  type NilRow,
  nilRows,
} from './summaries.ts';
import { addTo, type LargeAbove, SECTIONS, type Section, type Supply, suppliesOf } from './supplies.ts';

/** A month's GSTR-1 in paise, before it is written as a file. */
export type Gstr1 = {
  supplies: Supply[];
  consumers: ConsumerRow[];
  nil: NilRow[];
  advances: Advances;
  hsn: { business: HsnRow[]; consumers: HsnRow[] };
  issued: IssuedRun[];
};

export function composeGstr1(month: MonthDocuments, above: LargeAbove): Gstr1 {
  const supplies = suppliesOf(month.documents, month.originals, above);
  return {
    supplies,
    consumers: consumerRows(supplies),
    nil: nilRows(supplies),
    advances: advancesOf(month.advanceHistory, month),
    hsn: { business: hsnRows(supplies, true), consumers: hsnRows(supplies, false) },
    issued: issuedRuns(month.documents),
  };
}

/** What a table of GSTR-1 sums to. Credit notes in it are below zero. */
export type SectionTotal = TaxedAmount & { section: Section; documents: number };

export const sectionTotals = ({ supplies }: Gstr1): SectionTotal[] =>
  SECTIONS.map((section) => {
    const own = supplies.filter((supply) => supply.section === section);
    return {
      section,
      documents: own.length,
      ...sumOf(own.flatMap(({ parts, sign }) => parts.map((part) => ({ part, sign })))),
    };
  }).filter(({ documents }) => documents > 0);

function sumOf(all: readonly { part: TaxedAmount; sign: 1 | -1 }[]): TaxedAmount {
  const sums = new Map<string, TaxedAmount>();
  for (const { part, sign } of all) addTo(sums, '', part, sign);
  return sums.get('') ?? { gross: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 };
}
