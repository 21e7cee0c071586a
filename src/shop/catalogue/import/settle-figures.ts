import type { Figure } from '#src/kernel/product-details.ts';
import { toReason } from '#src/kernel/refusals.ts';
import { specificationFaults } from '#src/shop/catalogue/products/specification.ts';
import { type SpecificationField, specificationFields } from '#src/shop/catalogue/seed/specification-fields.ts';
import { slugOf } from '#src/shop/catalogue/taxonomy/name-slug.ts';
import { splitList } from './column.ts';
import type { CellFault, SheetProduct } from './sheet-product.ts';
import { parseFigure, readFlag } from './values.ts';

type FigureFault = CellFault & { column: string; value: string };

/** Gives the figures their kinds, by the category of the row as a whole, and reports those that do not fit. */
export function settleFigures(after: SheetProduct, before: SheetProduct | undefined, columns: string[]): FigureFault[] {
  const keys = columns.flatMap((column) => (column.startsWith('spec.') ? [column.slice('spec.'.length)] : []));
  if (keys.length === 0) return [];
  // A category created with the product gets its slug later, but that future slug already decides which figures it has.
  const category = after.category || slugOf(after.toCreate?.category ?? '', '');
  const fields = new Map(specificationFields(category).map((field) => [field.key, field]));
  for (const key of keys) {
    const cell = after.specification[key];
    if (typeof cell === 'string')
      after.specification[key] = figureOf(cell, fields.get(key) ?? kindOf(before?.specification[key]));
  }
  const faults = specificationFaults(category, after.specification);
  return keys.flatMap((key) => {
    const fault = faults[key];
    if (!fault) return [];
    const { message: detail, ...reason } = toReason(fault);
    return [
      { column: `spec.${key}`, value: String(after.specification[key]), code: 'figure' as const, detail, reason },
    ];
  });
}

type Kind = Pick<SpecificationField, 'kind' | 'choices'>;

function kindOf(figure: Figure | undefined): Kind {
  if (Array.isArray(figure)) return { kind: 'list' };
  return { kind: typeof figure === 'boolean' ? 'flag' : typeof figure === 'number' ? 'number' : 'text' };
}

function figureOf(cell: string, { kind, choices }: Kind): Figure {
  if (kind === 'list') return splitList(cell).map((one) => (/^-?\d+(\.\d+)?$/.test(one) ? Number(one) : one));
  if (choices) return choices.find((choice) => String(choice) === cell) ?? cell;
  if (kind === 'flag') {
    const read = readFlag(cell);
    return 'value' in read ? read.value : cell;
  }
  return kind === 'number' ? (parseFigure(cell) ?? cell) : cell;
}
