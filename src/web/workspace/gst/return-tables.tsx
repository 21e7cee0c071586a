import { useTranslations } from 'use-intl';
import { formatCount, formatPrice } from '#src/web/ui/price.tsx';
import { Table } from '#src/web/ui/table.tsx';
import { gstCsv, gstJson } from '#src/wire/client/workspace.ts';
import type { GstData } from './page.server.ts';
import { Part } from './part.tsx';
import { useTaxColumns } from './use-tax-columns.tsx';

type Returns = GstData['returns'];

/** What GSTR-1 says, table by table, with the file for the portal. */
export function Gstr1Table({ returns: { gstin, sections, advances }, month }: { returns: Returns; month: string }) {
  const t = useTranslations('taxReturns');
  const taxes = useTaxColumns();
  const advance = (rows: Returns['advances']['received']) => sumOf(rows);
  const rows = [
    ...sections.map((one) => ({ ...one, key: one.section, name: t(`sections.${one.section}`) })),
    ...(['received', 'adjusted'] as const)
      .filter((key) => advances[key].length > 0)
      .map((key) => ({ ...advance(advances[key]), key, name: t(key), documents: undefined })),
  ];
  const sum = sumOf(sections);
  return (
    <Part
      id="gstr1"
      name={t('gstr1')}
      text={t('gstr1Text')}
      files={gstin ? [{ href: gstJson('gstr1', month), kind: 'JSON' }] : []}
    >
      <Table
        look="framed"
        caption={t('gstr1')}
        rows={rows}
        keyOf={({ key }) => key}
        columns={[
          { key: 'table', name: t('columns.table'), heads: true, className: 'min-w-44', cell: ({ name }) => name },
          {
            key: 'documents',
            name: t('columns.documents'),
            figure: true,
            cell: ({ documents }) => (documents === undefined ? '' : formatCount(documents)),
          },
          ...taxes,
          { key: 'total', name: t('columns.total'), figure: true, cell: ({ gross }) => formatPrice(gross) },
        ]}
        foot={[
          t('sum'),
          formatCount(sections.reduce((all, { documents }) => all + documents, 0)),
          ...[sum.taxable, sum.cgst, sum.sgst, sum.igst, sum.gross].map((amount) => formatPrice(amount)),
        ]}
      />
    </Part>
  );
}

/** The figures of GSTR-3B that sales decide. */
export function Gstr3bTable({ returns: { gstin, gstr3b }, month }: { returns: Returns; month: string }) {
  const { outward, nil, unregistered } = gstr3b;
  const t = useTranslations('taxReturns');
  const taxes = useTaxColumns();
  const none = { cgst: 0, sgst: 0, igst: 0 };
  return (
    <Part
      id="gstr3b"
      name={t('gstr3b')}
      text={t('gstr3bText')}
      files={[
        ...(gstin ? [{ href: gstJson('gstr3b', month), kind: 'JSON' }] : []),
        { href: gstCsv('gstr3b', month), kind: 'CSV' },
      ]}
    >
      <Table
        look="framed"
        caption={t('gstr3b')}
        rows={[
          { ...outward, name: t('outward') },
          ...(nil === 0 ? [] : [{ ...none, taxable: nil, name: t('nil') }]),
          ...unregistered.map(({ pos, name, taxable, igst }) => ({
            ...none,
            taxable,
            igst,
            name: t('unregistered', { place: `${pos}-${name}` }),
          })),
        ]}
        keyOf={({ name }) => name}
        columns={[
          { key: 'table', name: t('columns.table'), heads: true, className: 'min-w-44', cell: ({ name }) => name },
          ...taxes,
        ]}
      />
    </Part>
  );
}

type Sum = Pick<Returns['sections'][number], 'gross' | 'taxable' | 'cgst' | 'sgst' | 'igst'>;

const sumOf = (rows: readonly Sum[]): Sum =>
  rows.reduce(
    (all, one) => ({
      gross: all.gross + one.gross,
      taxable: all.taxable + one.taxable,
      cgst: all.cgst + one.cgst,
      sgst: all.sgst + one.sgst,
      igst: all.igst + one.igst,
    }),
    { gross: 0, taxable: 0, cgst: 0, sgst: 0, igst: 0 },
  );
