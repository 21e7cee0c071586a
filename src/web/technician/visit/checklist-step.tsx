import { CheckCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import type { Checklist, Point, Result } from '#src/wire/domain.ts';
import { Step } from './step.tsx';

const RESULTS: Result[] = ['ok', 'attention', 'na'];
const CHOSEN: Record<Result, string> = {
  ok: 'has-checked:bg-leaf-wash has-checked:text-leaf has-checked:inset-ring-leaf',
  attention: 'has-checked:bg-sun-wash has-checked:inset-ring-ink',
  na: 'has-checked:bg-mist has-checked:inset-ring-ink',
};

type Props = {
  points: Point[];
  isSurvey: boolean;
  checklist: Checklist;
  locked: boolean;
  onChange: (checklist: Checklist) => void;
};

/** The plan's checklist, three large answers for each point, and a remark where something needs attention; on a survey, with what was measured. */
export function ChecklistStep({ points, isSurvey, checklist, locked, onChange }: Props) {
  const t = useTranslations('technician.checklist');
  const names = useTranslations('checklist.points');
  const results = useTranslations('checklist.results');
  const steps = useTranslations('technician.steps');
  const answered = points.filter((point) => checklist[point]).length;
  const put = (point: Point, result: Result, remark: string) => onChange({ ...checklist, [point]: { result, remark } });
  /** What has an answer keeps it. */
  const restOk = () =>
    onChange({ ...Object.fromEntries(points.map((point) => [point, { result: 'ok', remark: '' }])), ...checklist });
  return (
    <Step
      title={steps('checklist')}
      done={answered === points.length}
      aside={t('answered', { count: answered, most: points.length })}
    >
      <p className="text-soft">{t(isSurvey ? 'textSurvey' : 'text')}</p>
      {!isSurvey && !locked && answered < points.length && (
        <LiveButton look="secondary" size="large" onClick={restOk}>
          <CheckCheck aria-hidden className="size-5.5 text-leaf" />
          {t(answered === 0 ? 'allOk' : 'restOk')}
        </LiveButton>
      )}
      <div className="grid gap-5">
        {points.map((point) => {
          const found = checklist[point];
          return (
            <fieldset key={point} disabled={locked} className="grid gap-2">
              <legend className="mb-2 font-semibold">{names(point)}</legend>
              <div className="grid grid-cols-3 gap-2">
                {RESULTS.map((result) => (
                  <label
                    key={result}
                    className={`grid min-h-12 cursor-pointer place-items-center rounded-card px-1.5 text-center text-sm leading-tight font-semibold inset-ring inset-ring-edge has-checked:inset-ring-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-link ${CHOSEN[result]}`}
                  >
                    <input
                      type="radio"
                      name={`point-${point}`}
                      checked={found?.result === result}
                      onChange={() => put(point, result, found?.remark ?? '')}
                      className="sr-only"
                    />
                    {results(result)}
                  </label>
                ))}
              </div>
              {(found?.result === 'attention' || found?.remark || (found && isSurvey && found.result !== 'na')) && (
                <TextField
                  label={t(isSurvey ? 'written' : 'remark', { point: names(point) })}
                  value={found.remark}
                  maxLength={500}
                  onChange={(event) => put(point, found.result, event.currentTarget.value)}
                />
              )}
            </fieldset>
          );
        })}
      </div>
    </Step>
  );
}
