import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { SelectField } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { type Kind, retireKind } from '#src/wire/client/catalogue-desk.ts';
import type { KindRow } from './row.ts';

/** Asks what takes over; nothing may, as long as nothing is on sale. */
export function RetireDialog({
  kind,
  row,
  others,
  onClose,
}: {
  kind: Kind;
  row: KindRow;
  others: KindRow[];
  onClose: () => void;
}) {
  const t = useTranslations('catalogueDesk');
  const id = useId();
  const { busy, errors, error, run } = useMutation('catalogueDesk');
  const [successor, setSuccessor] = useState('');
  const [missing, setMissing] = useState(false);
  const needed = row.onSale > 0;
  async function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(needed && !successor);
    if (needed && !successor) return;
    if (await run(() => retireKind(kind, row.slug, successor || null), t('retired', { name: row.name }))) onClose();
  }
  const wrong = missing ? t('successorNeeded') : errors['successor'];
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('retireTitle', { name: row.name })}
      onClose={onClose}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} look="danger" loading={busy}>
            {t('retire')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        {error && !errors['successor'] && <ErrorNotice>{error}</ErrorNotice>}
        <p>{t(row.products > 0 ? 'retireText' : 'retireEmptyText', { count: row.products })}</p>
        <SelectField
          label={t('successor')}
          hint={t('successorHint')}
          required={needed}
          value={successor}
          onChange={(event) => setSuccessor(event.target.value)}
          {...(wrong && { error: wrong })}
        >
          <option value="">{t(needed ? 'choose' : 'nobody')}</option>
          {others.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      </form>
    </Dialog>
  );
}
