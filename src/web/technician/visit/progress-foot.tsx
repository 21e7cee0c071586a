import { useTranslations } from 'use-intl';
import type { ShownPhoto } from '#src/web/features/field-visit/photos-of.ts';
import type { VisitFileView } from '#src/web/features/field-visit/visit-view.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import type { WorkNotes } from '#src/wire/client/visits.ts';
import type { PhotoSide } from '#src/wire/domain.ts';

type Props = { file: VisitFileView; notes: WorkNotes; photos: Record<PhotoSide, ShownPhoto[]>; signed: boolean };

/** The form of the last step, which the foot submits. */
export const SIGN_FORM = 'sign-visit';

/** Which steps of a visit are done, in their order; a survey has fewer. @internal */
export function stepsDone({ file: { isSurvey, points }, notes, photos, signed }: Props): boolean[] {
  return [
    photos.before.length > 0,
    points.every((point) => notes.checklist[point]),
    ...(isSurvey ? [] : [photos.after.length > 0, notes.totalKwh !== null || notes.meterNote !== '']),
    notes.findings !== '' || notes.advice !== '',
    signed,
  ];
}

/** At the lower edge while a visit is under way: how far it is, and the way to its end, which says what is still missing. */
export function ProgressFoot(props: Props) {
  const t = useTranslations('technician');
  const steps = stepsDone(props);
  const done = steps.filter(Boolean).length;
  return (
    <footer className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-ground/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md">
      <div className="column flex max-w-2xl items-center gap-4 py-2.5">
        <div className="grid grow gap-1.5">
          <p className="tabular text-sm font-semibold">{t('foot.progress', { done, all: steps.length })}</p>
          <div aria-hidden className="flex gap-1">
            {steps.map((one, at) => (
              <span key={at} className={`h-1.5 grow rounded-full ${one ? 'bg-leaf' : 'bg-line'}`} />
            ))}
          </div>
        </div>
        {!props.signed && (
          <LiveButton
            type="submit"
            form={SIGN_FORM}
            onClick={() => document.getElementById(SIGN_FORM)?.scrollIntoView({ block: 'center' })}
          >
            {t('foot.finish')}
          </LiveButton>
        )}
      </div>
    </footer>
  );
}
