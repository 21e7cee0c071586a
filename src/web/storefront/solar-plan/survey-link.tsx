import { useTranslations } from 'use-intl';
import type { Answers } from '#src/web/features/solar-answers/answers.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** The survey on sale: its plan, and its price in paise. */
export type SurveyOffer = { id: number; price: number };

/** Books a survey of the roof; the plan's answers go along, so that the technician sees the plan. */
export function SurveyLink({
  survey,
  answers,
  look = 'primary',
}: {
  survey: SurveyOffer;
  answers: Answers;
  look?: 'primary' | 'secondary';
}) {
  const t = useTranslations('solarPlan.survey');
  return (
    <div className="grid gap-1.5">
      <LinkButton look={look} size="large" className="px-4!" to={hrefs.bookSurvey(survey.id, answers)}>
        {t('book', { price: formatPrice(survey.price) })}
      </LinkButton>
      <p className="text-sm text-pretty text-soft">{t('credited')}</p>
    </div>
  );
}
