import { sql } from 'kysely';
import type { Queryable } from '#src/platform/database/database.ts';
import type { Carried } from './e-way-bills.ts';
import type { MissingNumber, Original, ReturnDocument } from './return-document.ts';

/** `test`: documents of tests, or the real ones; never both. */
type Bounds = { from: Date; to: Date; test: boolean };

const COLUMNS = sql`id, kind, number, financial_year as "financialYear", sequence, subject_id as "subjectId", cause,
  refers_to as "refersTo", issued_at as "issuedAt", total_paise as total, content`;

/** The documents of a month in the order of their numbers. */
export async function selectMonth(db: Queryable, { from, to, test }: Bounds): Promise<ReturnDocument[]> {
  const { rows } = await sql<ReturnDocument>`
    select ${COLUMNS} from tax_document where issued_at >= ${from} and issued_at < ${to} and test = ${test}
    order by kind, financial_year, sequence`.execute(db);
  return rows;
}

/** The invoices that a month's credit notes refer to. */
export async function selectOriginals(db: Queryable, { from, to, test }: Bounds): Promise<Original[]> {
  const { rows } = await sql<Original>`
    select id, number, total_paise as total, content->>'on' as on from tax_document
    where id in (select refers_to from tax_document
      where issued_at >= ${from} and issued_at < ${to} and test = ${test} and kind = 'credit-note')`.execute(db);
  return rows;
}

/** All documents until the month's end of whatever received an advance and has a document in the month, oldest first. */
export async function selectAdvanceHistory(db: Queryable, { from, to, test }: Bounds): Promise<ReturnDocument[]> {
  const { rows } = await sql<ReturnDocument>`
    select ${COLUMNS} from tax_document
    where issued_at < ${to} and test = ${test} and kind <> 'credit-note' and subject_id in (
      select subject_id from tax_document where issued_at >= ${from} and issued_at < ${to} and test = ${test}
      intersect select subject_id from tax_document where kind = 'receipt-voucher' and test = ${test})
    order by issued_at, id`.execute(db);
  return rows;
}

/** Numbers between the first and the last of a month's series, and just before it, that no document has. */
export async function selectMissing(db: Queryable, { from, to, test }: Bounds): Promise<MissingNumber[]> {
  const { rows } = await sql<MissingNumber>`
    with span as (
      select kind, financial_year, min(sequence) as first, max(sequence) as last from tax_document
      where issued_at >= ${from} and issued_at < ${to} and test = ${test} group by kind, financial_year)
    select span.kind, span.financial_year as "financialYear", counted as sequence
    from span cross join lateral generate_series(greatest(span.first - 1, 1), span.last) as counted
    where not exists (select from tax_document known where known.kind = span.kind and known.test = ${test}
      and known.financial_year = span.financial_year and known.sequence = counted)
    order by 1, 2, 3 limit 100`.execute(db);
  return rows;
}

/** Who carries the parcels that a month's invoices are for. */
export async function selectCarried(db: Queryable, causes: readonly string[]): Promise<Carried[]> {
  if (causes.length === 0) return [];
  const { rows } = await sql<Carried>`
    select id, carrier, coalesce(tracking, '') as tracking, to_char(shipped_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as on
    from shipment where id = any(${causes})`.execute(db);
  return rows;
}
