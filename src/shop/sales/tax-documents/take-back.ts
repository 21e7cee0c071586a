import { advisoryLock, type Write } from '#src/platform/database/transact.ts';
import { finishDraft } from './compose-document.ts';
import { selectIssued } from './document.store.ts';
import type { DocumentLine, IssuedDocument } from './document.ts';
import { issueDocument, referenceTo } from './issue-document.ts';
import { type Back, openLines, takeFrom } from './open-lines.ts';
import type { Units } from './sale.ts';
import { creditOf } from './tax.ts';

/**
 * What is refunded of an order or booking. `cause`: the refund's or return's id; `units`: the returned goods, by position
 * in the order; without them it is part of the price. `amount` in paise, tax included. `reason` is printed.
 */
export type TakeBackInput = {
  subjectId: string;
  cause: string;
  amount: number;
  units?: readonly Units[];
  /** Only documents of this cause: the receipt of one milestone of several. */
  against?: string;
  reason: string;
  at: Date;
};

const PAIRS = { 'credit-note': 'invoice', 'refund-voucher': 'receipt-voucher' } as const;

/** Issues one document for each that it reverses, with that document's rates, parties and place of supply. */
export async function takeBack(
  write: Write,
  kind: keyof typeof PAIRS,
  input: TakeBackInput,
): Promise<IssuedDocument[]> {
  await advisoryLock(write.trx, `documents ${input.subjectId}`);
  const issued = await selectIssued(write.trx, { subjectId: input.subjectId });
  const earlier = issued.filter((one) => one.kind === kind);
  const known = earlier.filter(({ cause }) => cause === input.cause || cause.startsWith(`${input.cause}#`));
  if (known.length > 0) return known;
  const lines = openLines(
    issued.filter((one) => one.kind === PAIRS[kind] && (input.against === undefined || one.cause === input.against)),
    earlier,
  );
  const backs = takeFrom(lines, input.amount, input.units ?? []);
  const documents = [...new Set(backs.map(({ open }) => open.document))];
  const made: IssuedDocument[] = [];
  for (const former of documents) {
    const draft = finishDraft({
      ...former.content,
      kind,
      refersTo: [referenceTo(former)],
      reason: input.reason,
      lines: backs.filter(({ open }) => open.document === former).map(lineBack),
    });
    // One note per invoice keeps each within its own financial year (CGST Act s. 34 (1)); so a cause may need several.
    const cause = made.length === 0 ? input.cause : `${input.cause}#${made.length + 1}`;
    made.push(
      await issueDocument(write, draft, {
        uid: former.uid,
        test: former.test,
        subjectId: input.subjectId,
        cause,
        at: input.at,
        refersTo: former.id,
      }),
    );
  }
  return made;
}

// The invoice says which units were sent; which of them came back is the shop's record (sales/units).
const lineBack = ({
  open: {
    line: { serials: _, ...line },
    taken,
  },
  amount,
  units,
}: Back): DocumentLine => ({
  ...line,
  quantity: units,
  discount: 0,
  delivery: 0,
  ...creditOf(line, taken, amount),
});
