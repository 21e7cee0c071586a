import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type LeadState, LOST_REASONS, type LostReason } from '#src/kernel/lead-lifecycle.ts';
import { SelectField } from '#src/web/ui/field.tsx';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { changeLead } from '#src/wire/client/solar-leads.ts';
import type { LeadData } from './lead-page.server.ts';

/** A button for each state that the lead may go to; a loss asks for its reason first. */
export function LeadMoves({ data: { lead, moves, open } }: { data: LeadData }) {
  const t = useTranslations('leadDesk');
  const { run, running, busy, error } = useMutation('leadDesk', { refresh: 'conflict' });
  const [losing, setLosing] = useState(false);
  const move = (state: LeadState) =>
    state === 'lost'
      ? setLosing(true)
      : void run(() => changeLead(lead.id, { state }), { done: t('moved'), as: state });
  return (
    <section aria-labelledby="move" className="grid gap-3">
      <div>
        <h2 id="move" className="text-section font-bold">
          {t('move')}
        </h2>
        <p className="text-sm text-soft">{t('moveText')}</p>
      </div>
      {lead.lostReason && <p>{t('reason', { reason: t(`reasons.${lead.lostReason}`) })}</p>}
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <div className="flex flex-wrap gap-3">
        {moves.map((state, at) => (
          <LiveButton
            key={state}
            look={state === 'lost' ? 'danger' : at === 0 && open ? 'primary' : 'secondary'}
            loading={busy && running === state}
            onClick={() => move(state)}
            className="max-sm:grow"
          >
            {open ? t(`act.${state}`) : t('reopen')}
          </LiveButton>
        ))}
      </div>
      {losing && <LoseDialog id={lead.id} onClose={() => setLosing(false)} />}
    </section>
  );
}

function LoseDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslations('leadDesk');
  const form = useForm<{ lostReason: LostReason | '' }>({
    area: 'leadDesk',
    values: { lostReason: '' },
    rules: { lostReason: (reason) => (reason === '' ? t('choose') : undefined) },
    send: ({ lostReason }) => changeLead(id, { state: 'lost', ...(lostReason && { lostReason }) }),
    done: t('moved'),
    onSent: onClose,
  });
  return (
    <FormDialog
      title={t('loseTitle')}
      back={t('cancel')}
      send={t('loseAct')}
      look="danger"
      busy={form.busy}
      error={form.error}
      onSend={form.submit}
      onClose={onClose}
    >
      <SelectField {...form.field('lostReason')} label={t('lostReason')}>
        <option value="">{t('choose')}</option>
        {LOST_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(`reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
    </FormDialog>
  );
}
