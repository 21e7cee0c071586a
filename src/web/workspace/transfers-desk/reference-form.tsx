import { useTranslations } from 'use-intl';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { matchCredits } from '#src/wire/client/transfers.ts';

/** Matches a transfer with the order that the owner names. */
export function ReferenceForm({ credit }: { credit: string }) {
  const t = useTranslations('transferDesk');
  const { field, submit, busy, error } = useForm<{ reference: string }>({
    area: 'transferDesk',
    values: { reference: '' },
    send: ({ reference }) => matchCredits(reference, [credit]),
    done: t('placed'),
  });
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <div className="min-w-0 grow basis-52 sm:max-w-xs">
        <TextField
          {...field('reference')}
          label={t('byReference')}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          error={error}
        />
      </div>
      <LiveButton type="submit" look="secondary" loading={busy} className="mt-7 min-h-12!">
        {t('match')}
      </LiveButton>
    </form>
  );
}
