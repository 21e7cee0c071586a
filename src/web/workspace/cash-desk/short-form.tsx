import { useTranslations } from 'use-intl';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { matchCollections } from '#src/wire/client/cash.ts';

/** Settles an order by a row that is less than is due, with the reason why the rest counts as collected too. */
export function ShortForm({ row, order, missing }: { row: string; order: string; missing: string }) {
  const t = useTranslations('cashDesk');
  const { field, submit, busy, error } = useForm<{ reason: string }>({
    area: 'cashDesk',
    values: { reason: '' },
    rules: { reason: (value) => (value.trim() ? undefined : t('reasonMissing')) },
    send: ({ reason }) => matchCollections(order, [row], reason.trim()),
    done: t('settled'),
  });
  return (
    <form noValidate onSubmit={submit} className="flex items-start gap-3 max-sm:flex-col">
      <div className="w-full min-w-0 sm:max-w-md">
        <TextField {...field('reason')} label={t('reason', { amount: missing })} maxLength={300} error={error} />
      </div>
      <LiveButton type="submit" look="secondary" loading={busy} className="min-h-12! sm:mt-6.5">
        {t('settle')}
      </LiveButton>
    </form>
  );
}
