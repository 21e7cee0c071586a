import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { moveVisitForShop } from '#src/contract/client/booking-desk.ts';
import { hrefs } from '#src/contract/pages.ts';
import { useSave } from '../admin/use-save.ts';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { Notice } from '../components/notice.tsx';
import { SlotFields } from '../roster/slot-fields.tsx';
import { useVisitSlots } from '../roster/use-visit-slots.ts';
import type { VisitFileView } from './visit-view.ts';

/** Another time agreed on with the customer because of the weather; free of charge for both. Somebody else may come then. */
export default function WeatherDialog({ file, onClose }: { file: VisitFileView; onClose: () => void }) {
  const t = useTranslations('technician.weather');
  const navigate = useNavigate();
  const { busy, trouble, save } = useSave('technician');
  const { days, failed } = useVisitSlots('technician', file.bookingId, file.id);
  const [{ day, start }, setChoice] = useState({ day: '', start: '' });
  // The list is where to go on: the visit may be somebody else's by now.
  const move = () =>
    save(async () => {
      await moveVisitForShop(file.bookingId, file.id, { start, version: file.version, reason: 'weather' });
      await navigate(hrefs.technician);
    }, t('done'));
  return (
    <Dialog
      open
      title={t('title')}
      onClose={onClose}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button loading={busy} disabled={!start} onClick={() => void move()}>
            {t('action')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5" aria-busy={!days && !failed}>
        <p className="text-soft">{t('text', { name: file.name })}</p>
        {(failed || trouble) && (
          <Notice tone="error" live>
            {failed || trouble}
          </Notice>
        )}
        <SlotFields days={days} day={day} start={start} onChange={setChoice} />
      </div>
    </Dialog>
  );
}
