import { type DatedFigure, figureAt } from '#src/kernel/solar/figures/dated-figure.ts';
import type { LargeAbove } from './supplies.ts';

/** In paise; undefined where no figure holds on that day. */
export type Thresholds = {
  largeAbove: LargeAbove;
  /** Whether documents to businesses need e-invoices on a day; undefined while the turnover, or the law's figure, is not known. */
  needsEInvoice(day: string): boolean | undefined;
  /** Goods worth more than this move with an e-way bill. */
  consignmentAbove(day: string, interState: boolean): number | undefined;
};

export function thresholdsOf(figures: readonly DatedFigure[]): Thresholds {
  return {
    largeAbove: (day) => figureAt(figures, 'b2c-large', 'india', day).figure?.value.invoice,
    needsEInvoice(day) {
      const from = figureAt(figures, 'e-invoice', 'india', day).figure?.value.turnover;
      const own = figureAt(figures, 'turnover', 'shop', day).figure?.value.turnover;
      return from === undefined || own === undefined ? undefined : own > from;
    },
    consignmentAbove: (day, interState) =>
      figureAt(figures, 'e-way-bill', interState ? 'inter-state' : 'intra-state', day).figure?.value.consignment,
  };
}
