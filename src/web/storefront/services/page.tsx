import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useRoot } from '#src/web/context/use-root.ts';
import { CategoryTiles } from '#src/web/features/service/category-tiles.tsx';
import { Breadcrumb } from '#src/web/ui/breadcrumb.tsx';
import { SectionHeader } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { CategoryLead } from './category-lead.tsx';
import { OffersPanel } from './offers-panel.tsx';
import { PlanCard } from './plan-card.tsx';
import { ServicesLead } from './services-lead.tsx';
import { useBookLater } from './use-book-later.ts';

export { loader } from './page.server.ts';

export default function Services({ loaderData }: Route.ComponentProps) {
  const { area } = useRoot();
  const t = useTranslations('services');
  const shell = useTranslations('shell');
  const { origin, plans, categories, category, slides, figure, offers } = loaderData;
  useBookLater();
  const address = origin + hrefs.services(category?.slug);
  return (
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
      <div className="grid gap-14 pt-4 pb-16 md:gap-20">
        {category && <CategoryLead category={category} key={category.slug} />}
        <ServicesLead plans={plans} slides={slides} figure={figure} under={category !== undefined} />
        {(plans.length > 0 || offers.length > 0) && (
          <div
            className={`grid items-start gap-10 lg:gap-12 ${plans.length > 0 && offers.length > 0 ? 'lg:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}
          >
            {plans.length > 0 && (
              <section aria-labelledby="plans" className="min-w-0">
                <SectionHeader id="plans" title={t('plans')} />
                <ul className="grid gap-6">
                  {plans.map((plan) => (
                    <li key={plan.id}>
                      <PlanCard plan={plan} />
                    </li>
                  ))}
                </ul>
              </section>
            )}
            {offers.length > 0 && <OffersPanel offers={offers} />}
          </div>
        )}
        {categories.length > 0 && (
          <section aria-labelledby="kinds">
            <SectionHeader id="kinds" title={t('kinds')} />
            <CategoryTiles categories={categories} current={category?.slug} />
          </section>
        )}
      </div>
    </div>
  );
}
