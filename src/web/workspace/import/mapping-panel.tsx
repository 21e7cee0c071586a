import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { SelectField } from '#src/web/ui/field.tsx';
import type { ImportPlan, ProductFile } from '#src/wire/client/product-import.ts';
import { FieldOptions } from './field-options.tsx';

const TONES = {
  sure: 'leaf',
  chosen: 'leaf',
  remembered: 'leaf',
  likely: 'sun',
  guess: 'sun',
  unknown: 'plain',
} as const;
const SURE = ['sure', 'chosen', 'remembered'];
/** A sheet may have several columns of these. */
const REPEATED = ['', 'other_images'];

type PanelProps = { file: ProductFile; fields: string[]; busy: boolean; onPlan: (plan: ImportPlan) => void };

/** What each column of a file is mapped to; collapsed if all of it is certain. */
export function MappingPanel({ file, fields, busy, onPlan }: PanelProps) {
  const t = useTranslations('imports.mapping');
  const { columns } = file;
  const used = columns.filter(({ field }) => field !== '');
  const left = columns.filter(({ field, heading }) => field === '' && heading !== '').map(({ heading }) => heading);
  const sure = file.named && columns.every(({ heading, confidence }) => heading === '' || SURE.includes(confidence));
  return (
    <details open={!sure} className="group rounded-card border border-line bg-paper">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 gap-0.5">
          <span className="font-semibold">
            {t('title', { used: used.length, all: columns.filter(({ heading }) => heading !== '').length })}
          </span>
          {left.length > 0 && (
            <span className="text-sm text-soft wrap-anywhere">{t('left', { list: left.join(', ') })}</span>
          )}
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-5 border-t border-line p-4">
        <HeadingRow key={file.headingLine} file={file} busy={busy} onPlan={onPlan} />
        <Columns
          key={columns.map(({ field }) => field).join()}
          file={file}
          fields={fields}
          busy={busy}
          onPlan={onPlan}
        />
      </div>
    </details>
  );
}

function HeadingRow({ file, busy, onPlan }: Omit<PanelProps, 'fields'>) {
  const t = useTranslations('imports.mapping');
  const [line, setLine] = useState(file.headingLine);
  if (file.firstRows.length < 2) return null;
  return (
    <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
      <SelectField
        label={t('headingLine')}
        hint={t('headingHint')}
        value={line}
        onChange={(event) => setLine(Number(event.target.value))}
      >
        {file.firstRows.map((row) => (
          <option key={row.line} value={row.line}>
            {`${row.line}: ${row.text.slice(0, 90)}`}
          </option>
        ))}
      </SelectField>
      {line !== file.headingLine && (
        <Button look="secondary" loading={busy} onClick={() => onPlan({ headingLine: line })}>
          {t('readAgain')}
        </Button>
      )}
    </div>
  );
}

function Columns({ file, fields, busy, onPlan }: PanelProps) {
  const t = useTranslations('imports.mapping');
  const [chosen, setChosen] = useState(file.columns.map(({ field }) => field));
  const changed = chosen.some((field, at) => field !== file.columns[at]?.field);
  // Two columns cannot be mapped to the same field: the later choice takes it.
  const choose = (at: number, field: string) =>
    setChosen((now) =>
      now.map((one, other) => (other === at ? field : one === field && !REPEATED.includes(field) ? '' : one)),
    );
  return (
    <div className="grid gap-3">
      <ul className="divide-y divide-line">
        {file.columns.map((column, at) =>
          column.heading === '' && column.samples.length === 0 ? null : (
            <li
              key={at}
              className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_8rem] sm:items-center"
            >
              <ColumnRow
                column={column}
                field={chosen[at] ?? ''}
                fields={fields}
                confidence={chosen[at] === column.field ? column.confidence : 'chosen'}
                onChoose={(field) => choose(at, field)}
              />
            </li>
          ),
        )}
      </ul>
      {changed && (
        <Button loading={busy} onClick={() => onPlan({ fields: chosen })}>
          {t('apply')}
        </Button>
      )}
      <p className="text-sm text-soft">{t('remembered')}</p>
    </div>
  );
}

type RowProps = {
  column: ProductFile['columns'][number];
  field: string;
  fields: string[];
  confidence: ProductFile['columns'][number]['confidence'];
  onChoose: (field: string) => void;
};

function ColumnRow({ column, field, fields, confidence, onChoose }: RowProps) {
  const t = useTranslations('imports.mapping');
  const id = useId();
  return (
    <>
      <div className="grid min-w-0 gap-0.5">
        <span id={id} className="font-semibold wrap-anywhere">
          {column.heading || t('noHeading')}
        </span>
        <span className="text-sm text-soft wrap-anywhere line-clamp-2">
          {column.samples.map((value) => value.slice(0, 60)).join(' · ') || t('noValues')}
        </span>
      </div>
      <select
        aria-labelledby={id}
        value={field}
        onChange={(event) => onChoose(event.target.value)}
        className="select min-h-12 w-full min-w-0 rounded-card bg-paper px-3.5 py-2.5 text-base text-ink inset-ring inset-ring-edge focus:outline-2 focus:outline-link focus:-outline-offset-1"
      >
        <FieldOptions fields={fields} />
      </select>
      <span>
        <Badge tone={field === '' ? 'plain' : TONES[confidence]}>
          {field === '' ? t('leftOut') : t(`confidence.${confidence}`)}
        </Badge>
      </span>
    </>
  );
}
