import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { useHydrated } from '#src/web/ui/live-button.tsx';
import { repeatPresses } from '#src/web/ui/repeat-presses.ts';
import type { ProductView } from '../view.ts';
import { AskQuestion } from './ask-question.tsx';
import { QuestionList } from './question-list.tsx';
import { useQuestionPages } from './use-question-pages.ts';

/** Questions that the shop answered, and the way to ask another. */
export default function QuestionsSection({ product }: { product: ProductView }) {
  const t = useTranslations('questions');
  const live = useHydrated();
  const pages = useQuestionPages(product.id, product.questions, product.questionCount);
  useEffect(() => {
    if (live) repeatPresses();
  }, [live]);
  return (
    <section
      id="questions"
      data-late={live ? undefined : ''}
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
        {/* Useless without scripts: it comes with them, into space that is kept free, so that no input is lost. */}
        <div className="min-h-62">{live && <AskQuestion productId={product.id} shown={pages.shown} />}</div>
      </div>
      <QuestionList pages={pages} />
    </section>
  );
}
