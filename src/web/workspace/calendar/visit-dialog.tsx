import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SlotFields } from '#src/web/features/visit-slots/slot-fields.tsx';
import { useVisitSlots } from '#src/web/features/visit-slots/use-visit-slots.ts';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { SelectField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { moveVisitForShop, reassignVisit } from '#src/wire/client/booking-desk.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { TechnicianView, VisitView } from './calendar-view.ts';

/** Where it was dropped, if it was dragged. */
export type VisitWish = { technicianId?: string; day?: string };

/** A visit in the calendar: who and where; until it has begun, it can get another technician or another time. */
export function VisitDialog({
  visit,
  wish,
  technicians,
  movable,
  onClose,
}: {
  visit: VisitView;
  wish: VisitWish;
  technicians: TechnicianView[];
  movable: boolean;
  onClose: () => void;
}) {
  const t = useTranslations('calendar');
  const facts = [
    ['time', visit.time],
    ['place', visit.place],
    ['plan', visit.plan],
    ['state', t(`states.${visit.state}` as MessageKey<'calendar'>)],
    ['problems', visit.problems],
  ] as const;
  return (
    <Dialog open onClose={onClose} title={`${visit.name} · ${t('booking', { number: visit.number })}`}>
      <div className="grid gap-6">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-[0.9375rem]">
          {facts.map(([name, value]) =>
            value ? (
              <div key={name} className="contents">
                <dt className="text-soft">{t(name)}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <div className="flex flex-wrap gap-3">
          <LinkButton look="secondary" to={hrefs.bookings({ q: `#${visit.number}` })}>
            {t('open')}
          </LinkButton>
          {visit.phone && (
            <a
              href={`tel:+91${visit.phone}`}
              className="tabular inline-flex min-h-11 items-center px-2 text-link underline underline-offset-2"
            >
              {t('call', { phone: visit.phone })}
            </a>
          )}
        </div>
        {movable && (
          <>
            <Reassign visit={visit} technicians={technicians} wished={wish.technicianId} onDone={onClose} />
            <Move visit={visit} wished={wish.day} onDone={onClose} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Assigns another technician at the same time. */
function Reassign({
  visit,
  technicians,
  wished,
  onDone,
}: {
  visit: VisitView;
  technicians: TechnicianView[];
  wished: string | undefined;
  onDone: () => void;
}) {
  const t = useTranslations('calendar');
  const { busy, error, run } = useMutation('calendar');
  const [technicianId, setTechnicianId] = useState(wished ?? visit.technicianId);
  const give = async () => {
    if (
      await run(
        () => reassignVisit(visit.bookingId, visit.id, { technicianId, version: visit.version }).then(() => undefined),
        t('given'),
      )
    )
      onDone();
  };
  return (
    <section className="grid gap-3 border-t border-line pt-4">
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <SelectField
        label={t('technician')}
        hint={t('giveHint')}
        value={technicianId}
        onChange={(event) => setTechnicianId(event.target.value)}
      >
        {technicians.map(({ id, name, active }) => (
          <option key={id} value={id} disabled={!active && id !== visit.technicianId}>
            {name}
          </option>
        ))}
      </SelectField>
      <LiveButton
        className="justify-self-start"
        look="secondary"
        loading={busy}
        disabled={technicianId === visit.technicianId}
        onClick={give}
      >
        {t('give')}
      </LiveButton>
    </section>
  );
}

/** Moves the visit to another time, from those that are free. */
function Move({ visit, wished, onDone }: { visit: VisitView; wished: string | undefined; onDone: () => void }) {
  const t = useTranslations('calendar');
  const { busy, error, run } = useMutation('calendar');
  const { days, failed } = useVisitSlots('calendar', visit.bookingId, visit.id);
  const [{ day, start }, setChoice] = useState({ day: wished && wished !== visit.day ? wished : '', start: '' });
  const [reason, setReason] = useState<'weather' | 'shop'>('shop');
  const move = async () => {
    if (
      await run(
        () =>
          moveVisitForShop(visit.bookingId, visit.id, { start, version: visit.version, reason }).then(() => undefined),
        t('moved'),
      )
    )
      onDone();
  };
  return (
    <section className="grid gap-3 border-t border-line pt-4" aria-busy={!days && !failed}>
      <h3 className="font-bold">{t('move')}</h3>
      <p className="text-sm text-soft">{t('moveLead')}</p>
      {(failed || error) && <ErrorNotice>{failed || error}</ErrorNotice>}
      <SlotFields days={days} day={day} start={start} onChange={setChoice} />
      <SelectField
        label={t('reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value as 'weather' | 'shop')}
      >
        {(['shop', 'weather'] as const).map((one) => (
          <option key={one} value={one}>
            {t(`reasons.${one}`)}
          </option>
        ))}
      </SelectField>
      <LiveButton className="justify-self-start" loading={busy} disabled={!start} onClick={move}>
        {t('save')}
      </LiveButton>
    </section>
  );
}
