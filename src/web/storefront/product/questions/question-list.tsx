import { CircleQuestionMark, Store } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LoadMore } from '../load-more.tsx';
import type { QuestionView } from '../view.ts';
import type { useQuestionPages } from './use-question-pages.ts';

/** The answered questions loaded so far, and a button for more. */
export function QuestionList({ pages }: { pages: ReturnType<typeof useQuestionPages> }) {
  const t = useTranslations('questions');
  const { shown } = pages;
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
      <LoadMore pages={pages} label={t('more')} failed={t('failed')} />
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
