import { useTranslations } from 'use-intl';
import { TextArea, TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { changeLead } from '#src/wire/client/solar-leads.ts';
import type { LeadData } from './lead-page.server.ts';

/** What is to be done next and when, and what the shop knows of this lead. What is over has no next step, only notes. */
export function NextStepForm({ data: { lead, open } }: { data: LeadData }) {
  const t = useTranslations('leadDesk');
  const form = useForm<{ nextStep: string; nextStepOn: string; notes: string }>({
    area: 'leadDesk',
    values: { nextStep: lead.nextStep, nextStepOn: lead.nextStepOn ?? '', notes: lead.notes },
    send: ({ nextStep, nextStepOn, notes }) =>
      changeLead(lead.id, open ? { nextStep, nextStepOn: nextStepOn || null, notes } : { notes }),
    done: t('saved'),
  });
  return (
    <Card as="section" aria-labelledby="next-step" className="p-5">
      <form noValidate method="post" onSubmit={form.submit} className="grid gap-4">
        <h2 id="next-step" className="text-section font-bold">
          {t('plan')}
        </h2>
        {form.error && <ErrorNotice>{form.error}</ErrorNotice>}
        {open && (
          <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
            <TextField {...form.field('nextStep')} label={t('step')} hint={t('stepHint')} maxLength={200} />
            <TextField {...form.field('nextStepOn')} label={t('stepOn')} type="date" />
          </div>
        )}
        <TextArea {...form.field('notes')} label={t('notes')} hint={t('notesHint')} rows={4} maxLength={4000} />
        <LiveButton type="submit" loading={form.busy} className="justify-self-start max-sm:w-full">
          {t('save')}
        </LiveButton>
      </form>
    </Card>
  );
}
