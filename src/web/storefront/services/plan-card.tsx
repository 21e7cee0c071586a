import { Check, Clock } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { FigureRating } from '#src/web/features/service/figure-rating.tsx';
import type { PlanCardView } from '#src/web/features/service/service-view.ts';
import { useDuration } from '#src/web/features/service/use-duration.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { buttonLook } from '#src/web/ui/button.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { ahead } from '#src/web/ui/prefetch.ts';
import { formatPrice } from '#src/web/ui/price.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { BookLink } from './book-link.tsx';

export const ROWS = 'lg:row-span-5 lg:grid-rows-subgrid';
const BESIDE =
  'sm:max-lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:max-lg:grid-rows-[auto_auto_1fr_auto] sm:max-lg:[&>:not(:first-child)]:col-start-2';

/**
 * One plan: what it is, what it costs, and the two actions. `raised`: drawn before the others. As columns their rows align; on a tablet each has its picture
 * beside it.
 */
export function PlanCard({ plan, raised }: { plan: PlanCardView; raised: boolean }) {
  const t = useTranslations('services');
  const duration = useDuration();
  const id = `plan-${plan.id}`;
  return (
    <article
      aria-labelledby={id}
      className={`${ROWS} ${BESIDE} grid overflow-hidden rounded-panel bg-paper ${raised ? 'border-2 border-leaf shadow-soft' : 'border border-line'}`}
    >
      <div className="relative aspect-[16/9] bg-well sm:max-lg:row-span-4 sm:max-lg:aspect-auto">
        <div className="absolute inset-0">
          <Picture picture={plan.picture} sizes="(min-width: 64rem) 420px, (min-width: 40rem) 40vw, 60vw" decorative />
        </div>
      </div>
      <div className="grid content-start justify-items-start gap-2 px-5 pt-5 sm:px-7 sm:pt-6">
        <Badge tone={raised ? 'leaf' : 'brand'}>{plan.label}</Badge>
        <h3 id={id} className="text-section font-bold text-balance">
          {plan.name}
        </h3>
        <FigureRating figure={plan.figure} />
      </div>
      <div className="grid content-start gap-1 px-5 pt-4 sm:px-7">
        <p className="tabular text-title font-bold">{formatPrice(plan.price)}</p>
        <p className="flex items-center gap-1.5 text-sm text-soft">
          <Clock aria-hidden className="size-4" />
          {duration(plan.durationMinutes)}
        </p>
      </div>
      <ul className="mx-5 mt-5 grid content-start gap-2.5 border-t border-line pt-5 text-[0.9375rem] sm:mx-7">
        {plan.details.map((detail) => (
          <li key={detail} className="flex gap-2.5">
            <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-leaf" />
            {detail}
          </li>
        ))}
      </ul>
      <div className="grid gap-1 px-5 pt-6 pb-4 sm:px-7">
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
    </article>
  );
}
