import { useTranslations } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import { TroubleNotice } from '#src/web/features/support-form/trouble-notice.tsx';
import { useKnownSender } from '#src/web/features/support-form/use-known-sender.ts';
import { type Tests, useSupportForm } from '#src/web/features/support-form/use-support-form.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { lookUpGrievance } from '#src/wire/client/support.ts';
import { TicketState } from './ticket-state.tsx';

const TESTS: Tests<'ticket' | 'email'> = {
  ticket: (value) => /^\s*KG-\d{4}-\d{6,}\s*$/i.test(value),
  email: (value) => !RULES.email(value),
};

/** Where a complaint stands, for whoever knows its number and the address it was filed with. */
export function TicketLookup() {
  const t = useTranslations('grievance.find');
  const { form, field, submit, busy, trouble, sent } = useSupportForm({
    area: 'grievance.find',
    tests: TESTS,
    send: ({ ticket, email }) => lookUpGrievance({ ticket: ticket.trim(), email: email.trim() }),
  });
  useKnownSender(form, { email: 'email' });
  return (
    <div className="mt-5 grid max-w-prose gap-5">
      <form
        ref={form}
        noValidate
        method="post"
        onSubmit={submit}
        aria-label={t('title')}
        className="grid gap-4 rounded-panel border border-line bg-paper p-5 sm:p-8"
      >
        <TroubleNotice trouble={trouble} />
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
      <div role="status">{sent && !trouble && <TicketState grievance={sent} />}</div>
    </div>
  );
}
