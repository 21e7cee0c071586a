import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { goToPicker, SlotPicker } from '#src/web/features/booking/slot-picker.tsx';
import { useSlots } from '#src/web/features/booking/use-slots.ts';
import { useAction } from '#src/web/features/purchase/use-action.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { TextArea } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { findVisitSlots, type Slot } from '#src/wire/client/bookings.ts';
import { Refusal } from '#src/wire/client/call.ts';
import type { BookingView, VisitView } from './booking-view.ts';

type SlotDialogProps = {
  booking: BookingView;
  /** `move` an agreed visit, or `take` another one from the plan. */
  kind: 'move' | 'take';
  /** The visit being moved. */
  now?: VisitView;
  open: boolean;
  onClose: () => void;
  send: (slot: Slot, problems: string) => Promise<unknown>;
};

/** A new time for a visit, or a time for a further one. The choice and the input stay until the shop accepts them. */
export default function SlotDialog({ booking, kind, now, open, onClose, send }: SlotDialogProps) {
  const t = useTranslations(`myServices.${kind}`);
  const when = useTranslations('booking.when');
  const slots = useSlots(open ? `${booking.id} ${now?.id} ${now?.version}` : undefined, (signal) =>
    findVisitSlots(booking.id, now?.id, signal),
  );
  const picker = useRef<HTMLDivElement>(null);
  const [tried, setTried] = useState(false);
  const [problems, setProblems] = useState('');
  const { busy, error, act } = useAction('myServices');

  const go = async () => {
    setTried(true);
    const { slot } = slots;
    if (!slot) return goToPicker(picker.current);
    const sent = await act(async () => {
      try {
        await send(slot, problems.trim());
      } catch (error) {
        // Somebody else has taken it in the meantime: load the days again.
        if (error instanceof Refusal && error.status === 409) {
          slots.choose(undefined);
          slots.refresh();
        }
        throw error;
      }
    }, t('done'));
    if (!sent) return;
    setTried(false);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      width="wide"
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('back')}
          </Button>
          <Button loading={busy} onClick={() => void go()}>
            {t('action')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {now && (
          <p className="rounded-card bg-mist px-4 py-3 text-[0.9375rem]">
            {t('now')} <strong className="font-semibold">{now.day}</strong>,{' '}
            <span className="tabular">{now.hours}</span>
          </p>
        )}
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <SlotPicker
          slots={slots}
          error={tried && !slots.slot && slots.state.phase === 'known' ? when('choose') : undefined}
          ref={picker}
        />
        {kind === 'take' && (
          <TextArea
            label={t('problems')}
            hint={t('problemsHint')}
            rows={3}
            maxLength={2000}
            value={problems}
            onChange={(event) => setProblems(event.target.value)}
          />
        )}
        <p className="text-sm text-soft">{t('text')}</p>
      </div>
    </Dialog>
  );
}
