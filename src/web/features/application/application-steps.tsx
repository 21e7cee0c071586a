import { useTranslations } from 'use-intl';
import { StepRow } from '#src/web/ui/step-row.tsx';
import type { ApplicationView } from './application-view.server.ts';

type Props = {
  application: ApplicationView;
  /** Who acts and who said so, as its reader calls them. */
  actor: (by: Ahead['by']) => string;
  entered: (by: Event['enteredBy']) => string;
};
type Ahead = ApplicationView['ahead'][number];
type Event = ApplicationView['events'][number];

/**
 * What was reached and what is still to come, from top to bottom: when, who said so, who acts next, and how long that usually takes, with one line above
 * that says where those days are only assumed.
 */
export function ApplicationSteps({ application, actor, entered }: Props) {
  const { events, ahead, next, waited } = application;
  const t = useTranslations('applications');
  const steps = useTranslations('applicationSteps');
  return (
    <>
      {ahead.some(({ isAssumed }) => isAssumed) && <p className="text-sm text-soft">{t('usualAssumed')}</p>}
      <ol aria-label={t('history')} className="grid">
        {events.map(({ state, on, enteredBy, entered: day, note }, at) => (
          <StepRow
            key={`${at} ${state}`}
            look={state === 'rejected' ? 'rejected' : 'reached'}
            isLast={ahead.length === 0 && at === events.length - 1}
            isCurrent={at === events.length - 1}
          >
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold">{steps(`applicationSteps.${state}`)}</span>
              <span className="tabular text-sm">{on}</span>
            </p>
            <p className="text-sm text-soft">{t('entered', { who: entered(enteredBy), day })}</p>
            {note && (
              <p className="text-sm whitespace-pre-line wrap-anywhere">
                {state === 'rejected' ? t('reason', { text: note }) : note}
              </p>
            )}
          </StepRow>
        ))}
        {ahead.map((one, at) => (
          <StepRow key={`ahead ${one.state}`} look={at === 0 ? 'next' : 'ahead'} isLast={at === ahead.length - 1}>
            <p className={at === 0 ? 'font-semibold' : 'text-soft'}>{steps(`applicationSteps.${one.state}`)}</p>
            <p className="text-sm text-soft">{`${actor(one.by)} · ${t('usual', { days: one.days ?? 0 })}`}</p>
            {at === 0 && next && (
              <p className={next.isLate ? 'text-sm font-semibold text-brick' : 'text-sm text-soft'}>
                {next.isLate ? `${t('late')}: ${t('waits', { days: waited })}` : t('waits', { days: waited })}
              </p>
            )}
          </StepRow>
        ))}
      </ol>
    </>
  );
}
