import { sql } from 'kysely';
import type { TaxedAmount } from '#src/kernel/gst.ts';
import type { Queryable } from '#src/platform/database/database.ts';
import type { DocumentKind } from './document.ts';

/** Totals of the lines of one code and rate, with supplies within and outside the State separate. Amounts in paise. */
export type GstRow = TaxedAmount & {
  hsn: string;
  rateBp: number;
  interState: boolean;
  quantity: number;
  documents: number;
};

/** Sums the lines of all documents, test or real, issued in `[from, to)`, by kind, code, rate and whether inter-State. */
export async function sumLines(
  db: Queryable,
  { from, to, test }: { from: Date; to: Date; test: boolean },
): Promise<(GstRow & { kind: DocumentKind })[]> {
  const { rows } = await sql<GstRow & { kind: DocumentKind }>`
    select kind, line.hsn, line."rateBp", (content->>'interState')::boolean as "interState",
      sum(line.quantity) as quantity, count(distinct tax_document.id) as documents, sum(line.gross) as gross,
      sum(line.taxable) as taxable, sum(line.cgst) as cgst, sum(line.sgst) as sgst, sum(line.igst) as igst
    from tax_document
    cross join lateral jsonb_to_recordset(content->'lines') as line
      (hsn text, "rateBp" integer, quantity integer, gross bigint, taxable bigint, cgst bigint, sgst bigint, igst bigint)
    where issued_at >= ${from} and issued_at < ${to} and test = ${test}
    group by 1, 2, 3, 4
    order by 1, 2, 3, 4`.execute(db);
  return rows;
}
