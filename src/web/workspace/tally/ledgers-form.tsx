import { useTranslations } from 'use-intl';
import { TALLY_LEDGERS, TALLY_NAME, TALLY_ROLES, type TallyNames } from '#src/kernel/tally-ledgers.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { saveLedgers } from '#src/wire/client/tally.ts';

/** What each ledger is called in the owner's Tally. */
export function LedgersForm({ names }: { names: TallyNames }) {
  const t = useTranslations('tally');
  const need = (name: string) => (name.trim() ? undefined : t('required'));
  const { field, submit, busy, error } = useForm<TallyNames>({
    area: 'tally',
    values: names,
    rules: Object.fromEntries(TALLY_ROLES.map((role) => [role, need])),
    send: (typed) => saveLedgers(typed),
    done: t('saved'),
  });
  return (
    <section aria-labelledby="ledgers" className="grid gap-3">
      <div className="grid gap-1">
        <h2 id="ledgers" className="text-section font-bold">
          {t('ledgers')}
        </h2>
        <p className="max-w-prose text-sm text-soft">{t('ledgersText')}</p>
      </div>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <form
        noValidate
        onSubmit={submit}
        className="grid items-start gap-4 rounded-card border border-line bg-paper p-5 sm:grid-cols-2 xl:grid-cols-3"
      >
        {TALLY_ROLES.map((role) => (
          <TextField
            key={role}
            {...field(role)}
            label={t(`roles.${role}`)}
            hint={t('group', { name: TALLY_LEDGERS[role].group })}
            maxLength={TALLY_NAME}
            autoComplete="off"
            required
          />
        ))}
        <LiveButton type="submit" loading={busy} className="justify-self-start sm:col-span-full">
          {t('save')}
        </LiveButton>
      </form>
    </section>
  );
}
