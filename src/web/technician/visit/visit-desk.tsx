import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { isBeforeStart } from '#src/kernel/visit-lifecycle.ts';
import { noteWork } from '#src/web/features/field-visit/outbox.ts';
import { photosOf } from '#src/web/features/field-visit/photos-of.ts';
import { SyncStatus } from '#src/web/features/field-visit/sync-status.tsx';
import { useOutbox } from '#src/web/features/field-visit/use-outbox.ts';
import { StateBadge, WayThere, Wishes } from '#src/web/features/field-visit/visit-facts.tsx';
import type { VisitFileView } from '#src/web/features/field-visit/visit-view.ts';
import { buttonLook } from '#src/web/ui/button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { announce } from '#src/web/ui/status-region.tsx';
import { ArrivalStep } from './arrival-step.tsx';
import { ChecklistStep } from './checklist-step.tsx';
import { FindingsStep } from './findings-step.tsx';
import { MeterStep } from './meter-step.tsx';
import { PhotosStep } from './photos-step.tsx';
import { ProgressFoot } from './progress-foot.tsx';
import { SignStep } from './sign-step.tsx';

/** One visit, from setting out to the signature. */
export function VisitDesk({ uid, file }: { uid: string; file: VisitFileView }) {
  const t = useTranslations('technician');
  const outbox = useOutbox(uid);
  const kept = outbox.notes[file.id];
  const notes = kept && kept.revision > file.notes.revision ? kept : file.notes;
  const signed = outbox.items.some(
    (one) => one.kind === 'sign' && one.visitId === file.id && one.refused === undefined,
  );
  useSignedAndSent(signed);
  const photos = photosOf(file, outbox);
  return (
    <>
      <header className="grid gap-3 pt-2 pb-5">
        <div className="flex items-start justify-between gap-3">
          <h1 className="text-title font-bold">{file.name}</h1>
          <StateBadge state={file.state} test={file.test} />
        </div>
        <p className="tabular text-lg font-semibold">
          {file.date}, {file.time}
        </p>
        <p className="text-soft">
          {file.planName} · {t('booking', { number: String(file.number) })}
        </p>
        <p className="wrap-anywhere">{file.address}</p>
        <WayThere visit={file} />
        <Wishes visit={file} />
      </header>
      <SyncStatus outbox={outbox} />
      <div className="mt-4 grid gap-4">
        {file.state === 'cancelled' && <Notice tone="warning">{t('door.cancelled')}</Notice>}
        {isBeforeStart(file.state) && <ArrivalStep file={file} online={outbox.online} />}
        {file.state === 'started' && (
          <>
            <PhotosStep
              visitId={file.id}
              side="before"
              isSurvey={file.isSurvey}
              photos={photos.before}
              locked={signed}
            />
            <ChecklistStep
              points={file.points}
              isSurvey={file.isSurvey}
              checklist={notes.checklist}
              locked={signed}
              onChange={(checklist) => noteWork(file.id, { ...notes, checklist })}
            />
            {!file.isSurvey && (
              <>
                <PhotosStep visitId={file.id} side="after" photos={photos.after} locked={signed} />
                <MeterStep
                  notes={notes}
                  locked={signed}
                  onChange={(readings) => noteWork(file.id, { ...notes, ...readings })}
                />
              </>
            )}
            <FindingsStep
              notes={notes}
              locked={signed}
              onChange={(words) => noteWork(file.id, { ...notes, ...words })}
            />
            <SignStep file={file} notes={notes} photos={photos} signed={signed} />
            <ProgressFoot file={file} notes={notes} photos={photos} signed={signed} />
          </>
        )}
        {file.state === 'completed' && (
          <Notice
            tone="success"
            action={
              <a
                href={`/api/visits/${encodeURIComponent(file.id)}/report.pdf`}
                className={buttonLook({ look: 'secondary', size: 'small' })}
              >
                {t('door.report')}
              </a>
            }
          >
            {t('door.done')} {file.signedBy && t('sign.by', { name: file.signedBy })}
          </Notice>
        )}
      </div>
    </>
  );
}

/** Once the signature has been sent, the page asks for the visit's state. */
function useSignedAndSent(signed: boolean): void {
  const t = useTranslations('technician.sign');
  const { revalidate } = useRevalidator();
  const before = useRef(signed);
  useEffect(() => {
    if (before.current && !signed) void revalidate().then(() => announce(t('finished')));
    before.current = signed;
  }, [signed, revalidate, t]);
}
