import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { AnswerForm } from '#src/web/features/workspace-list/answer-form.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { changeQuestion } from '#src/wire/client/questions.ts';
import { hrefs } from '#src/wire/pages.ts';
import { HideQuestion } from './hide-question.tsx';
import type { QuestionView } from './views.server.ts';

const TONES = { open: 'sun', answered: 'leaf', hidden: 'plain' } as const;

/** A question on a product: its answer, or the way to one, and the way to hide it. */
export function QuestionCard({ question: one }: { question: QuestionView }) {
  const t = useTranslations('questionDesk');
  return (
    <Card as="article" aria-labelledby={one.id} className="grid gap-4 p-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h2 id={one.id} className="text-lg font-bold tracking-tight wrap-anywhere">
            {one.name}
          </h2>
          <p className="tabular text-sm text-soft">{one.when}</p>
        </div>
        <Badge tone={TONES[one.state]}>{t(`states.${one.state}`)}</Badge>
      </header>
      <Link
        to={hrefs.product(one.productId)}
        className="inline-flex min-h-11 items-center font-semibold text-link hover:underline wrap-anywhere"
      >
        {t('about', { product: one.productName })}
      </Link>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{one.question}</p>
      {one.answeredWhen && (
        <p className="text-sm text-soft">
          {t('answeredAt', { when: one.answeredWhen })} {one.state === 'answered' && t('shown')}
        </p>
      )}
      {one.reason && <p className="text-sm text-soft">{t('hiddenFor', { reason: t(`reasons.${one.reason}`) })}</p>}
      <AnswerForm
        key={one.state}
        area="questionDesk"
        label={t('answer')}
        hint={t('answerHint')}
        field="answer"
        kept={one.answer}
        done={t('shown')}
        choices={[
          {
            key: 'answered',
            words: t(one.state === 'answered' ? 'change' : 'publish'),
            send: (answer) => changeQuestion(one.id, { state: 'answered', answer }),
          },
        ]}
      />
      {one.state !== 'hidden' && <HideQuestion id={one.id} />}
    </Card>
  );
}
