import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { Breadcrumb } from '../components/breadcrumb.tsx';
import { PageHead } from '../components/page-head.tsx';
import { SectionHeader } from '../components/surface.tsx';
import { CategoryTiles } from '../services/category-tiles.tsx';
import { useRoot } from '../use-root.ts';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/services.ts';
import { CategoryLead } from './services/category-lead.tsx';
import { OffersPanel } from './services/offers-panel.tsx';
import { PlanCard } from './services/plan-card.tsx';
import { ServicesLead } from './services/services-lead.tsx';
import { useBookLater } from './services/use-book-later.ts';
import { loadServices } from './services.server.ts';

export const loader = ({ context, params, request }: Route.LoaderArgs) => loadServices({ context, params, request });

export default function Services({ loaderData }: Route.ComponentProps) {
  const store = useStore();
  const { area } = useRoot();
  const t = useTranslations('services');
  const shell = useTranslations('shell');
  const { origin, plans, categories, category, slides, figure, offers } = loaderData;
  useBookLater();
  const address = origin + hrefs.services(category?.slug);
  return (
    <div className="column">
      <PageHead title={`${category?.name ?? t('title')} · ${store.name}`} description={category?.summary ?? t('lead', { state: area })} canonical={address} />
      <Breadcrumb trail={category ? [[hrefs.services(), shell('services')]] : []} here={category?.name ?? shell('services')} />
      <div className="grid gap-14 pt-4 pb-16 md:gap-20">
        {category && <CategoryLead category={category} key={category.slug} />}
        <ServicesLead plans={plans} slides={slides} figure={figure} under={category !== undefined} />
        {(plans.length > 0 || offers.length > 0) && (
          <div className={`grid items-start gap-10 lg:gap-12 ${plans.length > 0 && offers.length > 0 ? 'lg:grid-cols-[minmax(0,1fr)_20rem]' : ''}`}>
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
