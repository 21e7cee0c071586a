import { useTranslations } from 'use-intl';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { Column } from '#src/web/ui/table.tsx';

type Taxed = { taxable: number; cgst: number; sgst: number; igst: number };
const TAXES = ['taxable', 'cgst', 'sgst', 'igst'] as const;

/** The taxable value and its taxes, in paise, as columns. */
export function useTaxColumns(): Column<Taxed>[] {
  const t = useTranslations('gst');
  return TAXES.map((key) => ({ key, name: t(`columns.${key}`), figure: true, cell: (row) => formatPrice(row[key]) }));
}
