import { CircleQuestionMark, Store } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { Loading, Skeleton } from '#src/web/ui/loading.tsx';
import { FailedState } from '#src/web/ui/states.tsx';
import type { QuestionView } from '../view.ts';
import type { useQuestionPages } from './use-question-pages.ts';

/** The answered questions loaded so far, and a button for more. */
export function QuestionList({
  pages: { shown, phase, hasMore, more },
}: {
  pages: ReturnType<typeof useQuestionPages>;
}) {
  const t = useTranslations('questions');
  return (
    <div className="min-w-0">
      {shown.length === 0 && (
        <div className="grid justify-items-center gap-3 rounded-panel bg-mist px-6 py-10 text-center text-soft lg:py-16">
          <CircleQuestionMark aria-hidden className="size-7 text-link" />
          <p className="text-balance">{t('none')}</p>
        </div>
      )}
      <ul className="divide-y divide-line">
        {shown.map((question) => (
          <Answered key={question.id} question={question} />
        ))}
      </ul>
      {phase === 'waiting' && (
        <Loading>
          <Skeleton className="mt-6 h-4 w-48" />
          <Skeleton className="mt-3 h-16 w-full" />
        </Loading>
      )}
      {phase === 'failed' && <FailedState message={t('failed')} onRetry={more} />}
      {phase === 'idle' && hasMore && (
        <Button look="secondary" className="mt-6" onClick={more}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}

/** A question, and below it what the shop says. */
function Answered({ question: { name, question, on, answer } }: { question: QuestionView }) {
  const t = useTranslations('questions');
  return (
    <li className="py-6 first:pt-0">
      <p className="max-w-prose font-semibold whitespace-pre-line text-pretty wrap-anywhere">{question}</p>
      <p className="mt-1 text-sm text-soft">{t('by', { name, on })}</p>
      <div className="mt-3.5 max-w-prose border-s-2 border-brand ps-4">
        <p className="flex items-center gap-1.5 text-sm font-semibold text-link">
          <Store aria-hidden className="size-4 shrink-0" />
          {t('answer')}
        </p>
        <p className="mt-1 whitespace-pre-line text-pretty wrap-anywhere">{answer}</p>
      </div>
    </li>
  );
}
