import { useFormatter, useTranslations } from 'use-intl';
import { formatDecimal } from '#src/kernel/format.ts';
import { ProductCard } from '#src/web/features/product-card/product-card.tsx';
import type { ProductTile } from '#src/web/features/product-card/product-tile.ts';
import type { Answers } from '#src/web/features/solar-answers/answers.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { SurveyLink, type SurveyOffer } from './survey-link.tsx';
import type { PlanView } from './view.server.ts';

type Result = Exclude<PlanView['result'], { outcome: 'fits' }>;

/** Why no system is named, and what can be done instead. */
export function NoSystem({
  plan,
  result,
  answers,
  product,
  survey,
}: {
  plan: PlanView;
  result: Result;
  answers: Answers;
  product: ProductTile | undefined;
  survey: SurveyOffer | undefined;
}) {
  const t = useTranslations('solarPlan');
  const { title, text } = useWords(plan, result);
  const asks = result.outcome === 'survey' || result.outcome === 'no-kit-fits' || result.outcome === 'sold-out';
  return (
    <div className="pb-16">
      <EmptyState
        as="h1"
        title={title}
        text={text}
        action={
          <>
            {asks && survey && <SurveyLink survey={survey} answers={answers} />}
            {asks && (
              <LinkButton look={survey ? 'secondary' : 'primary'} to={hrefs.contact}>
                {t('ask')}
              </LinkButton>
            )}
            <LinkButton look="secondary" to={hrefs.solar(answers)}>
              {t('change')}
            </LinkButton>
          </>
        }
      />
      {product && (
        <div className="mx-auto max-w-60">
          <ProductCard product={product} heading="h2" />
        </div>
      )}
    </div>
  );
}

function useWords({ use }: PlanView, result: Result): { title: string; text: string } {
  const t = useTranslations('solarPlan');
  const format = useFormatter();
  const kw = 'wantedKw' in result ? formatDecimal(result.wantedKw, 1) : '';
  switch (result.outcome) {
    case 'not-worth-it-yet':
      return { title: t('none.small'), text: t('none.smallText', { units: use.units, kw }) };
    case 'survey':
      return result.why === 'shared-roof'
        ? { title: t('none.shared'), text: t('none.sharedText') }
        : { title: t('none.large'), text: t('none.largeText', { kw }) };
    case 'roof-too-small':
      return { title: t('none.roof'), text: t('none.roofText', { area: formatDecimal(result.smallestM2, 1) }) };
    case 'sold-out':
      return {
        title: t('none.soldOut'),
        text: result.restockOn
          ? t('none.soldOutUntil', {
              name: result.name,
              day: format.dateTime(new Date(result.restockOn), { dateStyle: 'long', timeZone: 'UTC' }),
            })
          : t('none.soldOutText', { name: result.name }),
      };
    case 'no-kit-fits':
      return { title: t('none.noKit'), text: t('none.noKitText') };
  }
}
