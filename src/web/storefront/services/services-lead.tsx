import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRoot } from '#src/web/context/use-root.ts';
import { FigureRating } from '#src/web/features/service/figure-rating.tsx';
import { ServiceIcon } from '#src/web/features/service/service-icon.tsx';
import { ServiceSlider } from '#src/web/features/service/service-slider.tsx';
import type { Figure, PlanCardView } from '#src/web/features/service/service-view.ts';
import type { PictureSource } from '#src/web/ui/picture.tsx';
import { ahead } from '#src/web/ui/prefetch.ts';
import { hrefs } from '#src/wire/pages.ts';

type LeadProps = { plans: PlanCardView[]; slides: PictureSource[]; figure: Figure; under: boolean };

/** Title, rating and links to the plans, beside the slider. `under`: the page's main heading is another one. */
export function ServicesLead({ plans, slides, figure, under }: LeadProps) {
  const t = useTranslations('services');
  const { area } = useRoot();
  const Title = under ? 'h2' : 'h1';
  return (
    <div className="grid items-center gap-8 lg:grid-cols-[minmax(0,25rem)_minmax(0,1fr)] lg:gap-14">
      <div className="grid gap-7">
        <div className="grid gap-3">
          <Title className="text-display font-extrabold">{t('title')}</Title>
          <FigureRating figure={figure} className="text-lg" />
          <p className="text-lg text-pretty text-soft">{t('lead', { state: area })}</p>
        </div>
        {plans.length > 0 && (
          <nav aria-labelledby="select-service" className="grid gap-3">
            <p id="select-service" className="font-bold">
              {t('select')}
            </p>
            <ul className="grid grid-cols-3 gap-3">
              {plans.map((plan) => (
                <li key={plan.id}>
                  <Link
                    to={hrefs.service(plan.id)}
                    prefetch={ahead()}
                    className="group grid h-full content-start justify-items-center gap-2.5 rounded-card border border-line px-2 py-4 text-center transition-colors duration-200 hover:border-edge hover:bg-mist"
                  >
                    <span className="grid size-13 place-items-center rounded-full bg-brand-wash text-link">
                      <ServiceIcon name={plan.icon} />
                    </span>
                    <span className="text-[0.8125rem] leading-tight font-semibold text-balance group-hover:text-link">
                      {plan.name}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <ServiceSlider
        label={t('slider')}
        pictures={slides}
        sizes="(min-width: 82rem) 840px, (min-width: 64rem) 60vw, 60vw"
      />
    </div>
  );
}
