import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { Badge } from '../../components/badge.tsx';
import { LinkButton } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Picture } from '../../components/picture.tsx';
import { formatPrice } from '../../components/price.tsx';
import { EmptyState } from '../../components/states.tsx';
import { FigureRating } from '../figure-rating.tsx';
import type { PlanCardView } from '../service-view.ts';

type ChoiceProps = {
  plans: Pick<PlanCardView, 'id' | 'label' | 'name' | 'summary' | 'price' | 'figure' | 'picture'>[] /** A plan was named that there is not. */;
  unknown: boolean;
};

/** The form asks for its plan first. */
export function PlanChoice({ plans, unknown }: ChoiceProps) {
  const t = useTranslations('booking');
  return (
    <div className="grid gap-6 pb-10">
      {unknown && plans.length > 0 && <Notice tone="warning">{t('unknownPlan')}</Notice>}
      {plans.length === 0 && (
        <EmptyState title={t('noPlans')} text={t('noPlansText')} action={<LinkButton to={hrefs.services()}>{t('toServices')}</LinkButton>} />
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
