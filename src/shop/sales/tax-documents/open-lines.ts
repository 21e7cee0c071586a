import type { TaxedAmount } from '#src/kernel/gst.ts';
import { type Paise, spread } from '#src/kernel/money.ts';
import type { DocumentLine, IssuedDocument } from './document.ts';
import type { Units } from './sale.ts';
import { addTax, shareOfUnits } from './tax.ts';

/** A line of an issued document, and what has been credited of it. */
export type OpenLine = {
  document: IssuedDocument;
  line: DocumentLine;
  taken: TaxedAmount;
  left: number;
  units: number;
};

/** The lines of these documents, with what remains of them after their credit notes or refund vouchers. */
export function openLines(documents: readonly IssuedDocument[], back: readonly IssuedDocument[]): OpenLine[] {
  return documents.flatMap((document) => {
    const own = back
      .filter(({ content }) => content.refersTo.some(({ id }) => id === document.id))
      .flatMap(({ content }) => content.lines);
    return document.content.lines.map((line) => {
      const earlier = own.filter(({ position }) => position === line.position);
      const taken = addTax(earlier);
      const units = earlier.reduce((all, { quantity }) => all + quantity, 0);
      return { document, line, taken, left: line.gross - taken.gross, units: line.quantity - units };
    });
  });
}

/** What is credited of one line now: `amount` in paise, and `units` where goods were returned. */
export type Back = { open: OpenLine; amount: number; units: number };

/**
 * Distributes a refund over lines: over those whose goods were returned, by value, the first invoiced first; without
 * goods over all lines, by what is left of them. Never more than is left of a line; any excess goes to the others, and an
 * amount that was never invoiced is left out.
 */
export function takeFrom(lines: readonly OpenLine[], amount: number, goods: readonly Units[]): Back[] {
  const units = lines.map(() => 0);
  for (const { position, quantity } of goods) {
    let missing = quantity;
    lines.forEach((one, at) => {
      if (one.line.position !== position) return;
      units[at] = Math.min(missing, one.units);
      missing -= units[at] ?? 0;
    });
  }
  const value = ({ line, units: left }: OpenLine, count: number) =>
    shareOfUnits(line.gross - line.delivery, line.quantity, line.quantity - left, count);
  const wished = goods.length > 0 ? lines.map((one, at) => value(one, units[at] ?? 0)) : lines.map(({ left }) => left);
  const total = Math.min(
    amount,
    lines.reduce((all, { left }) => all + left, 0),
  );
  const first = spread(total as Paise, wished).map((part, at) => Math.min(part, lines[at]?.left ?? 0));
  const rest = total - first.reduce((all, part) => all + part, 0);
  const room = lines.map(({ left }, at) => left - (first[at] ?? 0));
  const more = spread(rest as Paise, room);
  return lines
    .map((open, at) => ({ open, amount: (first[at] ?? 0) + (more[at] ?? 0), units: units[at] ?? 0 }))
    .filter(({ amount: part, units: count }) => part > 0 || count > 0);
}
