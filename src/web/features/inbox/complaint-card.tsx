import { useTranslations } from 'use-intl';
import { AnswerForm } from '#src/web/features/workspace-list/answer-form.tsx';
import { DeskCard } from '#src/web/features/workspace-list/desk-card.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { answerGrievance } from '#src/wire/client/support.ts';
import type { ComplaintView } from './views.server.ts';

/** A complaint with its legal deadline, and the way to its end. */
export function ComplaintCard({ complaint: one }: { complaint: ComplaintView }) {
  const t = useTranslations('grievanceDesk');
  return (
    <DeskCard
      sender={one}
      {...one}
      text={one.complaint}
      stateWords={t(`states.${one.state}`)}
      facts={
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-[0.9375rem]">
          <span>{[t(`topics.${one.topic}`), one.about].filter(Boolean).join(' · ')}</span>
          {one.state !== 'resolved' && (
            <Badge tone={one.daysLeft < 7 ? 'brick' : 'plain'}>
              {one.daysLeft < 0 ? t('overdue', { due: one.due }) : t('due', { due: one.due, days: one.daysLeft })}
            </Badge>
          )}
        </p>
      }
    >
      {one.state === 'resolved' ? (
        <div className="border-t border-line pt-4">
          <p className="text-sm font-semibold text-soft">{t('resolvedAt', { when: one.resolvedWhen ?? '' })}</p>
          <p className="max-w-prose whitespace-pre-line wrap-anywhere">{one.answer}</p>
        </div>
      ) : (
        <AnswerForm
          key={one.state}
          area="grievanceDesk"
          label={t('answer')}
          hint={t('answerHint')}
          field="answer"
          kept={one.answer}
          done={t('done')}
          choices={[
            {
              key: 'resolved',
              words: t('resolve'),
              send: (answer) => answerGrievance(one.reference, { state: 'resolved', answer }),
            },
            {
              key: 'in-review',
              words: t('review'),
              look: 'secondary',
              send: (answer) => answerGrievance(one.reference, { state: 'in-review', answer }),
            },
          ]}
        />
      )}
    </DeskCard>
  );
}
