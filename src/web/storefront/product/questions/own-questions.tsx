import { useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';
import type { OwnQuestion } from '#src/wire/client/questions.ts';

/** What the person asked and nobody else sees. */
export function OwnQuestions({ questions }: { questions: OwnQuestion[] }) {
  const t = useTranslations('questions');
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="own-questions">
      <h3 id="own-questions" className="font-semibold">
        {t('mine')}
      </h3>
      <p className="text-sm text-soft">{t('mineLead')}</p>
      <ul className="mt-3 grid gap-4">
        {questions.map(({ id, question, reason }) => (
          <li key={id} className="grid justify-items-start gap-2 rounded-panel bg-mist px-4 py-3.5">
            <p className="whitespace-pre-line wrap-anywhere">{question}</p>
            {reason ? (
              <span className="text-sm text-soft">{t('hidden', { reason: t(`reasons.${reason}`) })}</span>
            ) : (
              <Badge tone="sun">{t('waiting')}</Badge>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
