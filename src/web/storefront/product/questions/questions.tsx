import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useFaultWords, useFieldWords } from '#src/web/ui/fault-words.ts';
import { announce } from '#src/web/ui/status-region.tsx';
import type { ProductView } from '../view.ts';
import { OwnQuestions } from './own-questions.tsx';
import { QuestionForm } from './question-form.tsx';
import { QuestionList } from './question-list.tsx';
import { useOwnQuestions } from './use-own-questions.ts';
import { useQuestionPages } from './use-question-pages.ts';

/** Questions that the shop answered, the field for another, and what the person asked that is not shown. */
export function Questions({ product }: { product: ProductView }) {
  const t = useTranslations('questions');
  const pages = useQuestionPages(product.id, product.questions, product.questionCount);
  const asked = useCallback(() => announce(t('asked')), [t]);
  const { own, ask, sending, failed } = useOwnQuestions(product.id, asked);
  const words = useFaultWords('questions');
  const fieldError = useFieldWords()(failed)['question'];
  // One that was answered since the page was loaded is among the others.
  const waiting = own.filter(({ id }) => !pages.shown.some((one) => one.id === id));
  if (product.draft) return null;
  return (
    <section
      id="questions"
      aria-labelledby="questions-title"
      className="mt-16 grid scroll-mt-24 gap-10 border-t border-line pt-12 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-14"
    >
      <div className="grid content-start gap-7">
        <div>
          <h2 id="questions-title" className="mb-2 text-section font-bold">
            {t('title')}
          </h2>
          <p className="text-pretty text-soft">{t('lead')}</p>
        </div>
        <QuestionForm
          ask={ask}
          sending={sending}
          error={fieldError}
          failed={failed && !fieldError ? words(failed) : undefined}
        />
        <OwnQuestions questions={waiting} />
      </div>
      <QuestionList pages={pages} />
    </section>
  );
}
