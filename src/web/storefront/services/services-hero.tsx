import { useTranslations } from 'use-intl';
import { useRoot } from '#src/web/context/use-root.ts';
import { FigureRating } from '#src/web/features/service/figure-rating.tsx';
import type { Figure, Pair, PlanCardView } from '#src/web/features/service/service-view.ts';
import { useDuration } from '#src/web/features/service/use-duration.ts';
import { BeforeAfter } from '#src/web/ui/before-after.tsx';
import { buttonLook } from '#src/web/ui/button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';

type HeroProps = { plans: PlanCardView[]; pair: Pair | undefined; figure: Figure; under: boolean };

/**
 * Before and after from edge to edge, with title, rating and the lowest price over the clean half; on a phone below it. `under`: the page's main
 * heading is another one. A shop without pictures gets the words alone.
 */
export function ServicesHero({ plans, pair, figure, under }: HeroProps) {
  const t = useTranslations('services');
  const { area } = useRoot();
  const duration = useDuration();
  const Title = under ? 'h2' : 'h1';
  const [first, ...others] = plans;
  const cheapest = first && others.reduce((least, plan) => (plan.price < least.price ? plan : least), first);
  return (
    <section aria-labelledby="solar-services" className="relative mt-3">
      {pair && (
        <BeforeAfter
          {...pair}
          sizes="(min-width: 40rem) 100vw, 70vw"
          className="aspect-[4/3] sm:aspect-auto sm:h-[clamp(25rem,44vw,42rem)]"
          eager={!under}
        >
          <div
            aria-hidden
            className="absolute inset-y-0 end-0 hidden w-1/2 bg-linear-to-l from-night/90 via-night/85 via-80% to-transparent lg:w-3/5 lg:via-night/80 lg:via-50% sm:block"
          />
        </BeforeAfter>
      )}
      <div className={pair ? 'column sm:pointer-events-none sm:absolute sm:inset-0 sm:grid sm:items-end' : 'column'}>
        <div
          className={`grid content-start justify-items-start gap-3 pt-7 ${pair ? 'sm:ms-auto sm:min-h-68 lg:min-h-78 sm:w-[44%] sm:pt-0 lg:w-[46%] sm:pb-10 sm:text-on-night lg:pb-16 sm:[&_.text-soft]:text-on-night-soft' : ''}`}
        >
          <Title id="solar-services" className="text-display font-bold lg:text-hero">
            {t('title')}
          </Title>
          <FigureRating figure={figure} className="text-lg" />
          <p className={`max-w-md text-lg text-pretty ${pair ? 'max-sm:text-soft' : 'text-soft'}`}>
            {t('lead', { state: area })}
          </p>
          {cheapest && (
            <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-2">
              <a href="#plans" className={`pointer-events-auto ${buttonLook({ size: 'large' })}`}>
                {t('bookFrom', { price: formatPrice(cheapest.price) })}
              </a>
              <p className="tabular text-[0.9375rem]">{duration(cheapest.durationMinutes)}</p>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
