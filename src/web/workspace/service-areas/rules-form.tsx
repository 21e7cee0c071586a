import { useTranslations } from 'use-intl';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { saveRules } from '#src/wire/client/roster.ts';
import type { BookingRules } from '#src/wire/domain.ts';

/** Shown in hours where people think in hours; stored in minutes. */
const FIELDS = [
  ['leadMinutes', 60],
  ['horizonDays', 1],
  ['stepMinutes', 1],
  ['rescheduleMinutes', 60],
] as const;

/** The rules by which slots are offered. */
export function RulesForm({ rules }: { rules: BookingRules }) {
  const t = useTranslations('roster');
  const { field, submit, busy, error } = useForm<Record<keyof BookingRules, string>>({
    area: 'roster',
    values: Object.fromEntries(FIELDS.map(([name, unit]) => [name, String(rules[name] / unit)])),
    send: (typed) =>
      saveRules(
        Object.fromEntries(
          FIELDS.map(([name, unit]) => [name, Math.round(Number(typed[name] || 'NaN') * unit)]),
        ) as BookingRules,
      ),
    done: t('saved'),
  });
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={t('rules')}
      className="grid gap-4 rounded-card border border-line bg-paper p-5"
    >
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <div className="grid items-start gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {FIELDS.map(([name]) => (
          <TextField
            key={name}
            label={t(`rule.${name}`)}
            hint={t(`rule.${name}Hint`)}
            inputMode="decimal"
            {...field(name)}
          />
        ))}
      </div>
      <LiveButton type="submit" look="secondary" loading={busy} className="justify-self-start max-sm:w-full">
        {t('saveRules')}
      </LiveButton>
    </form>
  );
}
