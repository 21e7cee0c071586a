import { useTranslations } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import { useKnownSender } from '#src/web/features/support-form/use-known-sender.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { FormSummary } from '#src/web/ui/form-summary.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { lookUpGrievance } from '#src/wire/client/support.ts';
import { TicketState } from './ticket-state.tsx';

type LookupValues = { ticket: string; email: string };

/** A complaint's status, for anybody who knows its number and the address it was filed with. */
export function TicketLookup() {
  const t = useTranslations('grievance.find');
  const invalid = useTranslations('grievance.find.invalid');
  const { fields, field, submit, busy, summary, sent } = useForm<
    LookupValues,
    Awaited<ReturnType<typeof lookUpGrievance>>
  >({
    area: 'grievance.find',
    refresh: 'never',
    rules: {
      ticket: (value) => (/^\s*KG-\d{4}-\d{6,}\s*$/i.test(value) ? undefined : invalid('ticket')),
      email: (value) => (RULES.email(value) ? invalid('email') : undefined),
    },
    send: ({ ticket, email }) => lookUpGrievance({ ticket: ticket.trim(), email: email.trim() }),
  });
  useKnownSender(fields, ['email']);
  return (
    <div className="mt-5 grid max-w-prose gap-5">
      <form
        noValidate
        method="post"
        onSubmit={submit}
        aria-label={t('title')}
        className="grid gap-4 rounded-panel border border-line bg-paper p-5 sm:p-8"
      >
        <FormSummary summary={summary} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            {...field('ticket')}
            label={t('ticket')}
            hint={t('ticketHint')}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
            aria-required
          />
          <TextField
            {...field('email')}
            label={t('email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            aria-required
          />
        </div>
        <LiveButton type="submit" look="secondary" className="justify-self-start max-sm:w-full" loading={busy}>
          {t('send')}
        </LiveButton>
      </form>
      <div role="status">{sent && !summary && <TicketState grievance={sent} />}</div>
    </div>
  );
}
