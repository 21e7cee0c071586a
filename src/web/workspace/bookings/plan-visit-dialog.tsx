import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useKey } from '#src/web/features/purchase/use-action.ts';
import { SlotFields } from '#src/web/features/visit-slots/slot-fields.tsx';
import { useVisitSlots } from '#src/web/features/visit-slots/use-visit-slots.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { TextArea } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { bookVisit } from '#src/wire/client/bookings.ts';

/** Books the next visit of a plan for a customer on the telephone. */
export function PlanVisitDialog({ bookingId, onClose }: { bookingId: string; onClose: () => void }) {
  const t = useTranslations('bookingDesk');
  const { busy, error, run } = useMutation('bookingDesk');
  const { days, failed } = useVisitSlots('bookingDesk', bookingId);
  const [{ day, start }, setChoice] = useState({ day: '', start: '' });
  const [problems, setProblems] = useState('');
  const [key] = useKey();
  const slot = days?.find((one) => one.day === day)?.slots.find((one) => one.start === start);
  const plan = async () => {
    if (
      slot &&
      (await run(
        () => bookVisit(bookingId, { slot, problems: problems.trim() }, key).then(() => undefined),
        t('planned'),
      ))
    )
      onClose();
  };
  return (
    <Dialog
      open
      title={t('plan')}
      onClose={onClose}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button loading={busy} disabled={!slot} onClick={() => void plan()}>
            {t('planDo')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5" aria-busy={!days && !failed}>
        <p className="text-soft">{t('planText')}</p>
        {(failed || error) && <ErrorNotice>{failed || error}</ErrorNotice>}
        <SlotFields days={days} day={day} start={start} onChange={setChoice} />
        <TextArea
          label={t('problems')}
          rows={3}
          maxLength={2000}
          value={problems}
          onChange={(event) => setProblems(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
