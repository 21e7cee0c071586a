import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { useFaultWords, useFieldWords } from '#src/web/ui/fault-words.ts';
import { announce } from '#src/web/ui/status-region.tsx';
import type { QuestionView } from '../view.ts';
import { OwnQuestions } from './own-questions.tsx';
import { QuestionForm } from './question-form.tsx';
import { useOwnQuestions } from './use-own-questions.ts';

/** The field for a question, and what the person asked that is not shown. */
export function AskQuestion({ productId, shown }: { productId: string; shown: QuestionView[] }) {
  const t = useTranslations('questions');
  const asked = useCallback(() => announce(t('asked')), [t]);
  const { own, ask, sending, failed } = useOwnQuestions(productId, asked);
  const words = useFaultWords('questions');
  const fieldError = useFieldWords()(failed)['question'];
  // One that was answered since the page was loaded is among the others.
  const waiting = own.filter(({ id }) => !shown.some((one) => one.id === id));
  return (
    <div className="grid gap-7">
      <QuestionForm
        ask={ask}
        sending={sending}
        error={fieldError}
        failed={failed && !fieldError ? words(failed) : undefined}
      />
      <OwnQuestions questions={waiting} />
    </div>
  );
}
