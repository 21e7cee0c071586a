import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { SlotFields } from '#src/web/features/visit-slots/slot-fields.tsx';
import { useVisitSlots } from '#src/web/features/visit-slots/use-visit-slots.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { moveVisitForShop } from '#src/wire/client/booking-desk.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { VisitFileView } from './visit-view.ts';

/** Moves a visit to another time agreed with the customer because of the weather, free of charge. Another technician may come then. */
export default function WeatherDialog({ file, onClose }: { file: VisitFileView; onClose: () => void }) {
  const t = useTranslations('technician.weather');
  const navigate = useNavigate();
  const { busy, error, run } = useMutation('technician');
  const { days, failed } = useVisitSlots('technician', file.bookingId, file.id);
  const [{ day, start }, setChoice] = useState({ day: '', start: '' });
  // Back to the list: the visit may now be another technician's.
  const move = () =>
    run(async () => {
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
        {(failed || error) && <ErrorNotice>{failed || error}</ErrorNotice>}
        <SlotFields days={days} day={day} start={start} onChange={setChoice} />
      </div>
    </Dialog>
  );
}
