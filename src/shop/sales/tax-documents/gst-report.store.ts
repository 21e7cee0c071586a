import { sql } from 'kysely';
import type { Queryable } from '#src/platform/database/database.ts';
import type { DocumentKind } from './document.ts';

/** `test`: documents of tests, or the real ones; never both. */
type Bounds = { from: Date; to: Date; test: boolean };
type Taxed = { taxable: number; cgst: number; sgst: number; igst: number };

/** A series in the month: first and last number, count, and total in paise. */
export type SeriesRow = { kind: DocumentKind; first: string; last: string; documents: number; paise: number };

export async function selectSeries(db: Queryable, { from, to, test }: Bounds): Promise<SeriesRow[]> {
  const { rows } = await sql<SeriesRow>`
    select kind, (array_agg(number order by sequence))[1] as first, (array_agg(number order by sequence desc))[1] as last,
      count(*)::int as documents, sum(total_paise)::bigint as paise
    from tax_document where issued_at >= ${from} and issued_at < ${to} and test = ${test}
    group by kind, financial_year order by kind, min(sequence)`.execute(db);
  return rows;
}

/** By place of supply and rate, with businesses and others separate. Amounts in paise. */
export type PlaceRow = Taxed & {
  kind: DocumentKind;
  business: boolean;
  place: string;
  rateBp: number;
  documents: number;
};

const LINES = sql`cross join lateral jsonb_to_recordset(content->'lines') as line ("rateBp" integer, taxable bigint, cgst bigint, sgst bigint, igst bigint, gross bigint)`;
const SUMS = sql`sum(line.taxable)::bigint as taxable, sum(line.cgst)::bigint as cgst, sum(line.sgst)::bigint as sgst, sum(line.igst)::bigint as igst`;

export async function selectPlaces(db: Queryable, { from, to, test }: Bounds): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    select kind, content->'buyer' ? 'gstin' as business, (content->'placeOfSupply'->>'code') || '-' || (content->'placeOfSupply'->>'name') as place,
      line."rateBp", count(distinct tax_document.id)::int as documents, ${SUMS}
    from tax_document ${LINES}
    where issued_at >= ${from} and issued_at < ${to} and test = ${test}
    group by 1, 2, 3, 4 order by 1, 2 desc, 3, 4`.execute(db);
  return rows;
}

/** A document to a registered business, one row per rate. Amounts in paise. */
export type BusinessRow = Taxed & {
  kind: DocumentKind;
  number: string;
  day: string;
  gstin: string;
  name: string;
  place: string;
  rateBp: number;
  paise: number;
};

export async function selectBusiness(db: Queryable, { from, to, test }: Bounds): Promise<BusinessRow[]> {
  const { rows } = await sql<BusinessRow>`
    select kind, number, content->>'on' as day, content->'buyer'->>'gstin' as gstin, content->'buyer'->>'name' as name,
      (content->'placeOfSupply'->>'code') || '-' || (content->'placeOfSupply'->>'name') as place, line."rateBp", total_paise as paise, ${SUMS}
    from tax_document ${LINES}
    where issued_at >= ${from} and issued_at < ${to} and test = ${test} and content->'buyer' ? 'gstin'
    group by tax_document.id, line."rateBp" order by kind, sequence, line."rateBp"`.execute(db);
  return rows;
}
