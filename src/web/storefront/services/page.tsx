import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useRoot } from '#src/web/context/use-root.ts';
import { CategoryTiles } from '#src/web/features/service/category-tiles.tsx';
import { ServiceSlider } from '#src/web/features/service/service-slider.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { Near } from '#src/web/ui/near.tsx';
import { SectionHeader } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { CategoryLead } from './category-lead.tsx';
import { OffersPanel } from './offers-panel.tsx';
import { PlanCard, ROWS } from './plan-card.tsx';
import { PlanComparison } from './plan-comparison.tsx';
import { SelectService } from './select-service.tsx';
import { ServicesHero } from './services-hero.tsx';
import { useBookLater } from './use-book-later.ts';
import { VisitFilm } from './visit-film.tsx';

export { loader } from './page.server.ts';

export default function Services({ loaderData }: Route.ComponentProps) {
  const { area } = useRoot();
  const t = useTranslations('services');
  const shell = useTranslations('shell');
  const { origin, plans, compared, film, pair, categories, category, slides, figure, offers } = loaderData;
  useBookLater();
  const address = origin + hrefs.services(category?.slug);
  // With an odd number the middle one stands out, as a column between columns; nothing is claimed of it.
  const raised = plans.length % 2 === 1 && plans.length > 1 ? (plans.length - 1) / 2 : undefined;
  return (
    <>
      <div className="column">
        <PageHead
          title={category?.name ?? t('title')}
          description={category?.summary ?? t('lead', { state: area })}
          canonical={address}
        />
        <Breadcrumb
          trail={category ? [[hrefs.services(), shell('services')]] : []}
          here={category?.name ?? shell('services')}
        />
        {category && (
          <div className="pt-4 pb-12">
            <CategoryLead category={category} key={category.slug} />
          </div>
        )}
      </div>
      <Near id="services-hero">
        <ServicesHero plans={plans} pair={pair} figure={figure} under={category !== undefined} />
      </Near>
      <div className="column grid grid-cols-[minmax(0,1fr)] gap-14 pt-8 pb-16 md:gap-20">
        <SelectService plans={plans} />
        {plans.length > 0 && (
          <section aria-labelledby="plans" className="grid gap-10">
            <div>
              <SectionHeader id="plans" title={t('plans')} />
              <ul className="grid gap-x-5 gap-y-6 lg:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
                {plans.map((plan, at) => (
                  <Near as="li" key={plan.id} id={`plan-card-${plan.id}`} className={`${ROWS} grid gap-y-0`}>
                    <PlanCard plan={plan} raised={at === raised} />
                  </Near>
                ))}
              </ul>
            </div>
            <Near id="compared" className="rises">
              <PlanComparison plans={plans} rows={compared} />
            </Near>
          </section>
        )}
        <Near id="film-part" className="rises">
          <VisitFilm film={film} />
        </Near>
        <Near
          id="more"
          className={`rises grid items-start gap-10 lg:gap-12 ${slides.length > 0 && offers.length > 0 ? 'lg:grid-cols-[minmax(0,1fr)_22rem]' : ''}`}
        >
          <ServiceSlider label={t('slider')} pictures={slides} sizes="(min-width: 82rem) 920px, 60vw" />
          {offers.length > 0 && <OffersPanel offers={offers} />}
        </Near>
        {categories.length > 0 && (
          <Near id="other-kinds" className="rises">
            <section aria-labelledby="kinds">
              <SectionHeader id="kinds" title={t('kinds')} />
              <CategoryTiles categories={categories} current={category?.slug} />
            </section>
          </Near>
        )}
      </div>
    </>
  );
}
