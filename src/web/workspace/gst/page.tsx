import { useFormatter, useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { MonthForm } from '#src/web/features/workspace-list/month-form.tsx';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { formatCount, formatPrice } from '#src/web/ui/price.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { type Column, Table } from '#src/web/ui/table.tsx';
import { gstCsv } from '#src/wire/client/workspace.ts';
import type { Route } from './+types/page.ts';
import { Part } from './part.tsx';
import { PortalFiles } from './portal-files.tsx';
import { ProblemList } from './problem-list.tsx';
import { Gstr1Table, Gstr3bTable } from './return-tables.tsx';
import { useTaxColumns } from './use-tax-columns.tsx';

export { loader } from './page.server.ts';

type Data = Route.ComponentProps['loaderData']['report'];
type TableName = 'series' | 'places' | 'business' | 'hsn';
type Series = Data['series'][number];
type Places = Data['places'][number];
type Business = Data['business'][number];
type Hsn = Data['hsn'][number];

/** A month's tax: what does not add up, the returns and their files, and the tables behind them. */
export default function Gst({ loaderData: { report, returns } }: Route.ComponentProps) {
  const t = useTranslations('gst');
  const format = useFormatter();
  const name = format.dateTime(new Date(`${report.month}-15T00:00:00Z`), { month: 'long', year: 'numeric' });
  return (
    <div>
      <PageHead title={t('title')} noindex />
      <PageTitle title={t('of', { month: name })} lead={t('lead')} action={<MonthForm month={report.month} />} />
      {report.series.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <div className="grid gap-10">
          <ProblemList
            problems={returns.problems}
            documents={report.series.reduce((all, { documents }) => all + documents, 0)}
          />
          <Gstr1Table returns={returns} month={report.month} />
          <Gstr3bTable returns={returns} month={report.month} />
          <PortalFiles returns={returns} month={report.month} />
          <Tables report={report} />
        </div>
      )}
    </div>
  );
}

function Tables({ report: { month, series, places, business, hsn } }: { report: Data }) {
  const t = useTranslations('gst');
  type Key = MessageKey<'gst.columns'>;
  const text = <Row,>(key: Key, cell: (row: Row) => string): Column<Row> => ({ key, name: t(`columns.${key}`), cell });
  const figure = <Row,>(key: Key, cell: (row: Row) => string): Column<Row> => ({ ...text(key, cell), figure: true });
  const kind = {
    ...text('kind', (row: { kind: Data['series'][number]['kind'] }) => t(`kinds.${row.kind}`)),
    heads: true,
  };
  const rate = figure('rate', (row: { rateBp: number }) => `${row.rateBp / 100}%`);
  const documents = figure('documents', (row: { documents: number }) => formatCount(row.documents));
  const taxes = useTaxColumns();
  return (
    <>
      <TablePart
        table="series"
        month={month}
        rows={series}
        keyOf={(row) => row.first}
        columns={[
          kind,
          text<Series>('from', (row) => row.first),
          text<Series>('to', (row) => row.last),
          documents,
          figure<Series>('total', (row) => formatPrice(row.paise)),
        ]}
      />
      <TablePart
        table="places"
        month={month}
        rows={places}
        keyOf={(row) => `${row.kind}${row.business}${row.place}${row.rateBp}`}
        columns={[
          kind,
          text<Places>('buyer', (row) => (row.business ? 'B2B' : 'B2C')),
          text<Places>('place', (row) => row.place),
          rate,
          documents,
          ...taxes,
        ]}
      />
      <TablePart
        table="business"
        month={month}
        rows={business}
        keyOf={(row) => `${row.number}${row.rateBp}`}
        columns={[
          { ...text<Business>('number', (row) => row.number), heads: true },
          text<Business>('day', (row) => row.day),
          text<Business>('gstin', (row) => row.gstin),
          text<Business>('name', (row) => row.name),
          text<Business>('place', (row) => row.place),
          rate,
          ...taxes,
        ]}
      />
      <TablePart
        table="hsn"
        month={month}
        rows={hsn}
        keyOf={(row) => `${row.kind}${row.hsn}${row.rateBp}${row.interState}`}
        columns={[
          kind,
          text<Hsn>('hsn', (row) => row.hsn || t('noHsn')),
          text<Hsn>('supply', (row) => t(row.interState ? 'interState' : 'intraState')),
          rate,
          figure<Hsn>('quantity', (row) => formatCount(row.quantity)),
          ...taxes,
        ]}
      />
    </>
  );
}

type PartProps<Row> = {
  table: TableName;
  month: string;
  rows: Row[];
  keyOf: (row: Row) => string;
  columns: Column<Row>[];
};

function TablePart<Row>({ table, month, ...rows }: PartProps<Row>) {
  const t = useTranslations('gst');
  const name = t(`tables.${table}`);
  return (
    <Part id={table} name={name} files={[{ href: gstCsv(table, month), kind: 'CSV' }]}>
      <Table look="framed" caption={name} none={t('noRows')} {...rows} />
    </Part>
  );
}
