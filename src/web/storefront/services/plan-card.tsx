import { Check, Clock } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { FigureRating } from '#src/web/features/service/figure-rating.tsx';
import type { PlanCardView } from '#src/web/features/service/service-view.ts';
import { useDuration } from '#src/web/features/service/use-duration.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { buttonLook } from '#src/web/ui/button.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { ahead } from '#src/web/ui/prefetch.ts';
import { Price } from '#src/web/ui/price.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { BookLink } from './book-link.tsx';

/** One plan: what it is, what it costs, and the two actions. */
export function PlanCard({ plan }: { plan: PlanCardView }) {
  const t = useTranslations('services');
  const duration = useDuration();
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="grid overflow-hidden rounded-panel border border-line bg-paper sm:grid-cols-[minmax(0,1fr)_15rem] xl:grid-cols-[minmax(0,1fr)_20rem]"
    >
      <div className="relative aspect-[16/9] bg-well sm:order-last sm:aspect-auto">
        <div className="absolute inset-0">
          <Picture picture={plan.picture} sizes="(min-width: 80rem) 320px, (min-width: 40rem) 240px, 60vw" decorative />
        </div>
      </div>
      <div className="grid gap-4 p-5 sm:p-7">
        <div className="grid justify-items-start gap-2">
          <Badge tone="brand">{plan.label}</Badge>
          <h3 id={id} className="text-xl font-bold tracking-tight">
            {plan.name}
          </h3>
          <FigureRating figure={plan.figure} />
        </div>
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <Price price={plan.price} size="large" />
          <p className="flex items-center gap-1.5 text-sm text-soft">
            <Clock aria-hidden className="size-4" />
            {duration(plan.durationMinutes)}
          </p>
        </div>
        <ul className="grid gap-x-6 gap-y-2 border-t border-line pt-4 text-[0.9375rem] xl:grid-cols-2">
          {plan.details.map((detail) => (
            <li key={detail} className="flex gap-2.5">
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
              {detail}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-3 pt-1">
          <BookLink planId={plan.id} describedBy={id} />
          <Link
            to={hrefs.service(plan.id)}
            prefetch={ahead()}
            aria-describedby={id}
            className={buttonLook({ look: 'quiet' })}
          >
            {t('viewDetails')}
          </Link>
        </div>
      </div>
    </article>
  );
}
