import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { signVisit } from '#src/web/features/field-visit/outbox.ts';
import type { ShownPhoto } from '#src/web/features/field-visit/photos-of.ts';
import type { VisitFileView } from '#src/web/features/field-visit/visit-view.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import type { WorkNotes } from '#src/wire/client/visits.ts';
import type { PhotoSide } from '#src/wire/domain.ts';
import { SIGN_FORM } from './progress-foot.tsx';
import { SignaturePad } from './signature-pad.tsx';
import { Step } from './step.tsx';

type Props = { file: VisitFileView; notes: WorkNotes; photos: Record<PhotoSide, ShownPhoto[]>; signed: boolean };

/** The customer's name, their agreement and, optionally, a drawn signature. Waits on the device like everything else. */
export function SignStep({ file, notes, photos, signed }: Props) {
  const t = useTranslations('technician.sign');
  const steps = useTranslations('technician.steps');
  const [name, setName] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [drawing, setDrawing] = useState('');
  const [asked, setAsked] = useState(false);
  const usable = (side: PhotoSide) => photos[side].some(({ state }) => state !== 'refused');
  const missing = [
    ...(usable('before') ? [] : [steps(file.isSurvey ? 'photos' : 'before')]),
    ...(file.points.every((point) => notes.checklist[point]) ? [] : [steps('checklist')]),
    ...(file.isSurvey || usable('after') ? [] : [steps('after')]),
    ...(file.isSurvey || notes.totalKwh !== null || notes.meterNote.trim() ? [] : [t('missingMeter')]),
    ...(name.trim().length >= 3 ? [] : [t('missingName')]),
    ...(agreed ? [] : [t('missingAgree')]),
  ];
  const finish = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (missing.length === 0) void signVisit(file.id, { signedBy: name.trim(), drawing });
  };
  return (
    <Step title={steps('sign')} done={signed}>
      {signed ? (
        <Notice tone="success" live>
          {t('queued')}
        </Notice>
      ) : (
        <form id={SIGN_FORM} noValidate onSubmit={finish} className="grid gap-4">
          <p className="text-soft">{t('text')}</p>
          <TextField
            label={t('name')}
            value={name}
            maxLength={100}
            autoComplete="off"
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <SignaturePad drawing={drawing} onChange={setDrawing} />
          <label className="flex min-h-12 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={agreed}
              onChange={(event) => setAgreed(event.currentTarget.checked)}
              className="size-6 shrink-0 accent-brand"
            />
            <span>{t('agree')}</span>
          </label>
          {asked && missing.length > 0 && (
            <Notice tone="warning" live>
              <p className="font-semibold">{t('missing')}</p>
              <ul className="list-disc ps-5">
                {missing.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </Notice>
          )}
          <LiveButton type="submit" size="large" block>
            {t('finish')}
          </LiveButton>
        </form>
      )}
    </Step>
  );
}
