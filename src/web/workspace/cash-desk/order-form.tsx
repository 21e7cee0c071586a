import { useTranslations } from 'use-intl';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { matchCollections } from '#src/wire/client/cash.ts';

/** Settles the order that the owner names by a row. */
export function OrderForm({ row }: { row: string }) {
  const t = useTranslations('cashDesk');
  const { field, submit, busy, error } = useForm<{ order: string }>({
    area: 'cashDesk',
    values: { order: '' },
    send: ({ order }) => matchCollections(order, [row]),
    done: t('settled'),
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 grow basis-52 sm:max-w-xs">
        <TextField
          {...field('order')}
          label={t('orderNumber')}
          inputMode="numeric"
          maxLength={16}
          autoComplete="off"
          error={error}
        />
      </div>
      <LiveButton type="submit" look="secondary" loading={busy} className="mt-6.5 min-h-12!">
        {t('settle')}
      </LiveButton>
    </form>
  );
}
