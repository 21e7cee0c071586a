import { CalendarCheck, Clock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { BookNow } from '#src/web/features/booking/book-now.tsx';
import { FigureRating } from '#src/web/features/service/figure-rating.tsx';
import type { PlanView } from '#src/web/features/service/service-view.ts';
import { useDuration } from '#src/web/features/service/use-duration.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { Price } from '#src/web/ui/price.tsx';
import { GoBack } from './go-back.tsx';

/** Name, rating, price, and the two actions. */
export function PlanPanel({ plan, visits }: { plan: PlanView; visits: number }) {
  const t = useTranslations('service');
  const duration = useDuration();
  return (
    <div className="grid gap-5">
      <div className="grid justify-items-start gap-3">
        <Badge tone="brand">{plan.label}</Badge>
        <h1 className="text-display font-bold">{plan.name}</h1>
        <FigureRating figure={plan.figure} className="text-base" />
      </div>
      <p className="text-pretty text-soft">{plan.description}</p>
      <div className="grid gap-2 border-y border-line py-5">
        <Price price={plan.price} size="large" />
        <p className="text-sm text-soft">{t('gst')}</p>
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]">
          <span className="flex items-center gap-2">
            <CalendarCheck aria-hidden className="size-4.5 text-link" />
            {t('visits', { count: visits })}
          </span>
          <span className="flex items-center gap-2">
            <Clock aria-hidden className="size-4.5 text-link" />
            {t('takes', { duration: duration(plan.durationMinutes) })}
          </span>
        </p>
      </div>
      <div className="buy-bar flex gap-3">
        <BookNow
          plan={{
            id: plan.id,
            name: plan.name,
            label: plan.label,
            price: plan.price,
            durationMinutes: plan.durationMinutes,
            visits,
          }}
        />
        <GoBack />
      </div>
    </div>
  );
}
