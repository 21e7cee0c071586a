import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { SelectField } from '#src/web/ui/field.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { type Kind, retireKind } from '#src/wire/client/catalogue-desk.ts';
import type { KindRow } from './row.ts';

type RetireProps = { kind: Kind; row: KindRow; others: KindRow[]; onClose: () => void };

/** Asks which one takes over; none is allowed if nothing of it is on sale. */
export function RetireDialog({ kind, row, others, onClose }: RetireProps) {
  const t = useTranslations('catalogueDesk');
  const needed = row.onSale > 0;
  const { field, errorOf, submit, busy, error } = useForm<{ successor: string }>({
    area: 'catalogueDesk',
    values: { successor: '' },
    rules: { successor: (value) => (needed && !value ? t('successorNeeded') : undefined) },
    send: ({ successor }) => retireKind(kind, row.slug, successor || null),
    done: t('retired', { name: row.name }),
    onSent: onClose,
  });
  return (
    <ConfirmDialog
      title={t('retireTitle', { name: row.name })}
      keep={t('cancel')}
      act={t('retire')}
      busy={busy}
      error={errorOf('successor') ? undefined : error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(row.products > 0 ? 'retireText' : 'retireEmptyText', { count: row.products })}</p>
      <SelectField {...field('successor')} label={t('successor')} hint={t('successorHint')} required={needed}>
        <option value="">{t(needed ? 'choose' : 'nobody')}</option>
        {others.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
    </ConfirmDialog>
  );
}
