import { useTranslations } from 'use-intl';
import { Table } from '#src/web/ui/table.tsx';

type RowFault = { line: number; column: string; value: string };

/** What is wrong, row by row: line, column, value, and why. `count` is of all, more than are shown. Needs the texts of `imports`. */
export function FaultTable<Fault extends RowFault>({
  faults,
  count,
  wordsOf,
}: {
  faults: Fault[];
  count: number;
  wordsOf: (fault: Fault) => string | undefined;
}) {
  const t = useTranslations('imports');
  return (
    <section aria-labelledby="import-faults" className="grid gap-2">
      <h3 id="import-faults" className="text-base font-bold">
        {t('faults.title', { count })}
      </h3>
      <Table
        caption={t('faults.title', { count })}
        rows={faults}
        keyOf={({ line, column }) => `${line} ${column}`}
        columns={[
          { key: 'line', name: t('faults.line'), className: 'tabular w-14', cell: ({ line }) => line },
          {
            key: 'column',
            name: t('faults.column'),
            heads: true,
            className: 'wrap-anywhere',
            cell: ({ column }) => <code className="text-[0.8125rem]">{column}</code>,
          },
          {
            key: 'why',
            name: t('faults.why'),
            className: 'wrap-anywhere',
            cell: (fault) => (
              <>
                {fault.value && (
                  <q className="me-2 text-soft">
                    {fault.value.length > 80 ? `${fault.value.slice(0, 80)}…` : fault.value}
                  </q>
                )}
                <span className="font-semibold text-brick">{wordsOf(fault)}</span>
              </>
            ),
          },
        ]}
      />
      {count > faults.length && <p className="text-sm text-soft">{t('faults.first', { count: faults.length })}</p>}
    </section>
  );
}
