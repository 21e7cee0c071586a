import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { useFetchedReasonWords } from '#src/web/ui/fault-words.ts';
import type { ProductFile } from '#src/wire/client/product-import.ts';

const HEAD = 'py-2 pe-3 text-start font-semibold';
const CELL = 'py-2.5 pe-3 align-top wrap-anywhere';

/** What is wrong, row by row: line, column, value, and why. */
export function FaultTable({ file }: { file: ProductFile }) {
  const t = useTranslations('imports');
  const reasonWords = useFetchedReasonWords();
  // The file's own words for its columns.
  const headings = new Map(file.columns.map(({ field, heading }) => [field, heading]));
  return (
    <section aria-labelledby="import-faults" className="grid gap-2">
      <h3 id="import-faults" className="text-base font-bold">
        {t('faults.title', { count: file.faultCount })}
      </h3>
      <table className="w-full border-collapse text-sm">
        <thead className="border-b border-line text-tiny text-soft">
          <tr>
            <th scope="col" className={`${HEAD} w-14`}>
              {t('faults.line')}
            </th>
            <th scope="col" className={HEAD}>
              {t('faults.column')}
            </th>
            <th scope="col" className={HEAD}>
              {t('faults.why')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {file.faults.map(({ line, column, value, code, detail, reason }) => (
            <tr key={`${line} ${column}`}>
              <td className={`tabular ${CELL}`}>{line}</td>
              <th scope="row" className={`${CELL} text-start font-mono text-[0.8125rem] font-normal`}>
                {headings.get(column) || column}
              </th>
              <td className={CELL}>
                {value && <q className="me-2 text-soft">{value.length > 80 ? `${value.slice(0, 80)}…` : value}</q>}
                <span className="font-medium text-brick">
                  {t.has(`rowFaults.${code}` as MessageKey<'imports'>)
                    ? t(`rowFaults.${code}` as MessageKey<'imports'>, { detail })
                    : reasonWords(reason)}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {file.faultCount > file.faults.length && (
        <p className="text-sm text-soft">{t('faults.first', { count: file.faults.length })}</p>
      )}
    </section>
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
      <table className="w-full border-collapse text-sm">
        <thead className="border-b border-line text-tiny text-soft">
          <tr>
            <th scope="col" className={`${HEAD} w-14`}>
              {t('faults.line')}
            </th>
            <th scope="col" className={HEAD}>
              {t('sample.product')}
            </th>
            <th scope="col" className={HEAD}>
              {t('sample.columns')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {file.sample.slice(0, SHOWN).map(({ line, kind, name, columns }) => (
            <tr key={line}>
              <td className={`tabular ${CELL}`}>{line}</td>
              <th scope="row" className={`${CELL} text-start font-medium`}>
                {name}
              </th>
              <td className={CELL}>
                {kind === 'new' ? (
                  <Badge tone="leaf">{t('sample.new')}</Badge>
                ) : (
                  <span className="font-mono text-[0.8125rem]">{columns.join(', ')}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const SHOWN = 20;
