import { Star } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CategoryTiles, type CategoryTileView } from '#src/web/features/service/category-tiles.tsx';
import { SectionHeader } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** `rating` and `customers` are figures from the settings, not counts; empty if not set. */
/** `bookable`: a plan is on sale, so somebody can come. */
export type HomeServicesView = { bookable: boolean; rating: string; customers: string; categories: CategoryTileView[] };

/** The kinds of home service (spec.md §1); every tile opens the services page with its category. `title`: the owner's own. */
export function HomeServices({ services, title }: { services: HomeServicesView; title?: string }) {
  const t = useTranslations('home.services');
  if (services.categories.length === 0) return null;
  return (
    <section aria-labelledby="home-services">
      <SectionHeader id="home-services" title={title ?? t('title')} to={hrefs.services()} />
      {(services.rating || services.customers) && (
        <p className="tabular -mt-3 mb-5 flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-soft md:-mt-4 md:mb-6">
          {services.rating && (
            <>
              <Star aria-hidden className="size-4 fill-sun text-sun" />
              <span className="sr-only">{t('rating')}</span>
              <span className="font-semibold text-ink">{services.rating}</span>
            </>
          )}
          {services.rating && services.customers && <span aria-hidden>·</span>}
          {services.customers && <span>{t('customers', { count: services.customers })}</span>}
        </p>
      )}
      <CategoryTiles categories={services.categories} />
    </section>
  );
}
