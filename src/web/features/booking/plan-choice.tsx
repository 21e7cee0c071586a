import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { FigureRating } from '#src/web/features/service/figure-rating.tsx';
import type { PlanCardView } from '#src/web/features/service/service-view.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { hrefs } from '#src/wire/pages.ts';

type ChoiceProps = {
  plans: Pick<
    PlanCardView,
    'id' | 'label' | 'name' | 'summary' | 'price' | 'figure' | 'picture'
  >[] /** The address names a plan that does not exist. */;
  unknown: boolean;
};

/** The form asks for its plan first. */
export function PlanChoice({ plans, unknown }: ChoiceProps) {
  const t = useTranslations('booking');
  return (
    <div className="grid gap-6 pb-10">
      {unknown && plans.length > 0 && <Notice tone="warning">{t('unknownPlan')}</Notice>}
      {plans.length === 0 && (
        <EmptyState
          title={t('noPlans')}
          text={t('noPlansText')}
          action={<LinkButton to={hrefs.services()}>{t('toServices')}</LinkButton>}
        />
      )}
      <ul className="grid gap-4 lg:grid-cols-3">
        {plans.map((plan) => (
          <li key={plan.id} className="grid">
            <Link
              to={hrefs.bookService(plan.id)}
              className="group grid grid-cols-[6.5rem_minmax(0,1fr)] content-start overflow-hidden rounded-panel border border-line bg-paper transition-colors duration-200 hover:border-edge lg:grid-cols-1"
            >
              <span className="relative block min-h-full bg-well lg:aspect-[16/9] lg:min-h-0">
                <span className="absolute inset-0">
                  <Picture picture={plan.picture} sizes="(min-width: 64rem) 400px, 104px" decorative />
                </span>
              </span>
              <span className="grid justify-items-start gap-1.5 p-4 sm:p-5">
                <Badge tone="brand">{plan.label}</Badge>
                <span className="text-lg leading-snug font-bold group-hover:text-link">{plan.name}</span>
                <span className="text-sm text-pretty text-soft">{plan.summary}</span>
                <FigureRating figure={plan.figure} />
                <span className="mt-1 flex w-full items-center justify-between gap-3">
                  <span className="tabular text-lg font-bold">{formatPrice(plan.price)}</span>
                  <ChevronRight aria-hidden className="size-5 text-link" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
