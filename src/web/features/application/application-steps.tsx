import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ApplicationView } from './application-view.server.ts';

type Props = {
  application: ApplicationView;
  /** Who acts and who said so, as its reader calls them. */
  actor: (by: Ahead['by']) => string;
  entered: (by: Event['enteredBy']) => string;
};
type Ahead = ApplicationView['ahead'][number];
type Event = ApplicationView['events'][number];

/** What was reached and what is still to come, from top to bottom: when, who said so, who acts next, and how long that usually takes. */
export function ApplicationSteps({ application, actor, entered }: Props) {
  const { events, ahead, next, waited } = application;
  const t = useTranslations('applications');
  const steps = useTranslations('applicationSteps');
  return (
    <ol aria-label={t('history')} className="grid">
      {events.map(({ state, on, enteredBy, entered: day, note }, at) => (
        <Row
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
        </Row>
      ))}
      {ahead.map((one, at) => (
        <Row key={`ahead ${one.state}`} look={at === 0 ? 'next' : 'ahead'} isLast={at === ahead.length - 1}>
          <p className={at === 0 ? 'font-semibold' : 'text-soft'}>{steps(`applicationSteps.${one.state}`)}</p>
          <p className="text-sm text-soft">
            {`${actor(one.by)} · ${t(one.isAssumed ? 'usualAssumed' : 'usual', { days: one.days ?? 0 })}`}
          </p>
          {at === 0 && next && (
            <p className={next.isLate ? 'text-sm font-semibold text-brick' : 'text-sm text-soft'}>
              {next.isLate ? `${t('late')}: ${t('waits', { days: waited })}` : t('waits', { days: waited })}
            </p>
          )}
        </Row>
      ))}
    </ol>
  );
}

type RowProps = {
  look: 'reached' | 'rejected' | 'next' | 'ahead';
  isLast: boolean;
  isCurrent?: boolean;
  children: ReactNode;
};
const DOT = {
  reached: 'bg-leaf text-ground',
  rejected: 'bg-brick text-ground',
  next: 'border-2 border-link bg-paper',
  ahead: 'border-2 border-line bg-paper',
} as const;

function Row({ look, isLast, isCurrent = false, children }: RowProps) {
  const isDone = look === 'reached' || look === 'rejected';
  return (
    <li
      aria-current={isCurrent ? 'step' : undefined}
      className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-4 pb-5 last:pb-0"
    >
      {!isLast && (
        <span
          aria-hidden
          className={`absolute start-2.75 top-6 bottom-0 w-0.5 ${isDone ? 'bg-leaf' : 'bg-line'} forced-colors:bg-[CanvasText]`}
        />
      )}
      <span aria-hidden className={`grid size-6 place-items-center rounded-full ${DOT[look]}`}>
        {look === 'reached' && <Check className="size-3.5 stroke-3!" />}
        {look === 'rejected' && <X className="size-3.5 stroke-3!" />}
      </span>
      <div className="grid min-w-0 content-start gap-0.5">{children}</div>
    </li>
  );
}
