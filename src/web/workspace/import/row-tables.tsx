import { useTranslations } from 'use-intl';
import { FaultTable } from '#src/web/features/sheet-file/fault-table.tsx';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { useFetchedReasonWords } from '#src/web/ui/fault-words.ts';
import { Table } from '#src/web/ui/table.tsx';
import type { ProductFile } from '#src/wire/client/product-import.ts';

/** What is wrong with the rows of products. */
export function ProductFaults({ file }: { file: ProductFile }) {
  const t = useTranslations('imports');
  const reasonWords = useFetchedReasonWords();
  // The file's own column headings.
  const headings = new Map(file.columns.map(({ field, heading }) => [field, heading]));
  return (
    <FaultTable
      count={file.faultCount}
      faults={file.faults.map((one) => ({ ...one, column: headings.get(one.column) || one.column }))}
      wordsOf={({ code, detail, reason }) =>
        t.has(`rowFaults.${code}` as MessageKey<'imports'>)
          ? t(`rowFaults.${code}` as MessageKey<'imports'>, { detail })
          : reasonWords(reason)
      }
    />
  );
}

/** The first products that the file adds or changes. */
export function SampleTable({ file }: { file: ProductFile }) {
  const t = useTranslations('imports');
  return (
    <section aria-labelledby="import-sample" className="grid gap-2">
      <h3 id="import-sample" className="text-base font-bold">
        {t('sample.title')}
      </h3>
      <Table
        caption={t('sample.title')}
        rows={file.sample.slice(0, SHOWN)}
        keyOf={({ line }) => String(line)}
        columns={[
          { key: 'line', name: t('faults.line'), className: 'tabular w-14', cell: ({ line }) => line },
          {
            key: 'product',
            name: t('sample.product'),
            heads: true,
            className: 'wrap-anywhere',
            cell: ({ name }) => name,
          },
          {
            key: 'columns',
            name: t('sample.columns'),
            className: 'wrap-anywhere',
            cell: ({ kind, columns }) =>
              kind === 'new' ? (
                <Badge tone="leaf">{t('sample.new')}</Badge>
              ) : (
                <code className="text-[0.8125rem]">{columns.join(', ')}</code>
              ),
          },
        ]}
      />
    </section>
  );
}

const SHOWN = 20;
