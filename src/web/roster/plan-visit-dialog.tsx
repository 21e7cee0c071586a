import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { bookVisit } from '#src/contract/client/bookings.ts';
import { useSave } from '../admin/use-save.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { TextArea } from '../components/field.tsx';
import { Notice } from '../components/notice.tsx';
import { useKey } from '../orders/file/use-act.ts';
import { SlotFields } from './slot-fields.tsx';
import { useVisitSlots } from './use-visit-slots.ts';

/** The next visit of a plan, booked for a customer who telephones. */
export function PlanVisitDialog({ bookingId, onClose }: { bookingId: string; onClose: () => void }) {
  const t = useTranslations('bookingDesk');
  const { busy, trouble, save } = useSave('bookingDesk');
  const { days, failed } = useVisitSlots('bookingDesk', bookingId);
  const [{ day, start }, setChoice] = useState({ day: '', start: '' });
  const [problems, setProblems] = useState('');
  const [key] = useKey();
  const slot = days?.find((one) => one.day === day)?.slots.find((one) => one.start === start);
  const plan = async () => {
    if (slot && (await save(() => bookVisit(bookingId, { slot, problems: problems.trim() }, key).then(() => undefined), t('planned')))) onClose();
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
        {(failed || trouble) && (
          <Notice tone="error" live>
            {failed || trouble}
          </Notice>
        )}
        <SlotFields days={days} day={day} start={start} onChange={setChoice} />
        <TextArea label={t('problems')} rows={3} maxLength={2000} value={problems} onChange={(event) => setProblems(event.target.value)} />
      </div>
    </Dialog>
  );
}
