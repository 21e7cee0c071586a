import { Download } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { MonthForm } from '#src/web/features/workspace-list/month-form.tsx';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { buttonLook } from '#src/web/ui/button.tsx';
import { DataTable, type TableRow } from '#src/web/ui/data-table.tsx';
import { formatCount, formatPrice } from '#src/web/ui/price.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { gstCsv } from '#src/wire/client/workspace.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

type Taxed = { taxable: number; cgst: number; sgst: number; igst: number };
const TAXES = ['taxable', 'cgst', 'sgst', 'igst'] as const;
const taxes = (row: Taxed) => TAXES.map((key) => formatPrice(row[key]));

/** A month's tax as the accountant files it, each table as a file too. */
export default function Gst({ loaderData: { report } }: Route.ComponentProps) {
  const { month, series, places, business, hsn } = report;
  const t = useTranslations('gst');
  const format = useFormatter();
  const figures = (keys: readonly string[]) =>
    keys.map((key) => ({ name: t(`columns.${key}` as MessageKey<'gst'>), figure: true }));
  const texts = (keys: readonly string[]) => keys.map((key) => ({ name: t(`columns.${key}` as MessageKey<'gst'>) }));
  const tables: { table: string; columns: { name: string; figure?: boolean }[]; rows: TableRow[] }[] = [
    {
      table: 'series',
      columns: [...texts(['kind', 'from', 'to']), ...figures(['documents', 'total'])],
      rows: series.map((row) => ({
        key: row.first,
        cells: [t(`kinds.${row.kind}`), row.first, row.last, formatCount(row.documents), formatPrice(row.paise)],
      })),
    },
    {
      table: 'places',
      columns: [...texts(['kind', 'buyer', 'place']), ...figures(['rate', 'documents', ...TAXES])],
      rows: places.map((row) => ({
        key: `${row.kind}${row.business}${row.place}${row.rateBp}`,
        cells: [
          t(`kinds.${row.kind}`),
          row.business ? 'B2B' : 'B2C',
          row.place,
          `${row.rateBp / 100} %`,
          formatCount(row.documents),
          ...taxes(row),
        ],
      })),
    },
    {
      table: 'business',
      columns: [...texts(['number', 'day', 'gstin', 'name', 'place']), ...figures(['rate', ...TAXES])],
      rows: business.map((row) => ({
        key: `${row.number}${row.rateBp}`,
        cells: [row.number, row.day, row.gstin, row.name, row.place, `${row.rateBp / 100} %`, ...taxes(row)],
      })),
    },
    {
      table: 'hsn',
      columns: [...texts(['kind', 'hsn', 'supply']), ...figures(['rate', 'quantity', ...TAXES])],
      rows: hsn.map((row) => ({
        key: `${row.kind}${row.hsn}${row.rateBp}${row.interState}`,
        cells: [
          t(`kinds.${row.kind}`),
          row.hsn || t('noHsn'),
          t(row.interState ? 'interState' : 'intraState'),
          `${row.rateBp / 100} %`,
          formatCount(row.quantity),
          ...taxes(row),
        ],
      })),
    },
  ];
  const name = format.dateTime(new Date(`${month}-15T00:00:00Z`), { month: 'long', year: 'numeric' });
  return (
    <div>
      <PageHead title={t('title')} noindex />
      <PageTitle title={t('of', { month: name })} lead={t('lead')} action={<MonthForm month={month} />} />
      {series.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <div className="grid gap-10">
          {tables.map(({ table, columns, rows }) => (
            <section key={table} aria-labelledby={table} className="grid gap-3">
              <header className="flex flex-wrap items-end justify-between gap-3">
                <h2 id={table} className="text-section font-bold">
                  {t(`tables.${table}` as MessageKey<'gst'>)}
                </h2>
                <a href={gstCsv(table, month)} download className={buttonLook({ look: 'secondary', size: 'small' })}>
                  <Download aria-hidden className="size-4.5" />
                  <span className="sr-only">{t(`tables.${table}` as MessageKey<'gst'>)} </span>CSV
                </a>
              </header>
              {rows.length === 0 ? (
                <p className="rounded-card bg-mist px-5 py-4 text-soft">{t('noRows')}</p>
              ) : (
                <DataTable label={t(`tables.${table}` as MessageKey<'gst'>)} columns={columns} rows={rows} />
              )}
            </section>
          ))}
        </div>
      )}
    </div>
  );
}
