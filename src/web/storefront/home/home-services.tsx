import { ChevronRight, Star } from 'lucide-react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { CategoryTileView } from '#src/web/features/service/category-tiles.tsx';
import type { Pair } from '#src/web/features/service/service-view.ts';
import { BeforeAfter } from '#src/web/ui/before-after.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { KeptMarkup } from '#src/web/ui/kept-markup.tsx';
import { ahead } from '#src/web/ui/prefetch.ts';
import { formatPrice } from '#src/web/ui/price.tsx';
import { SectionHeader } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';

/**
 * `bookable`: a plan is on sale, so somebody can come. `price`: the cheapest plan's, in paise. `rating` and `customers` are figures from the settings, not
 * counts; empty if not set.
 */
export type HomeServicesView = {
  bookable: boolean;
  price?: number | undefined;
  rating: string;
  customers: string;
  categories: CategoryTileView[];
};

/**
 * The kinds of home service (spec.md §1); each opens the services page with its category. `visit`: the same roof before and after a visit. `title`: the
 * owner's own.
 */
export function HomeServices(shown: Shown) {
  const locale = useLocale();
  if (shown.services.categories.length === 0) return null;
  return (
    <KeptMarkup by={['home services', locale, shown]}>
      <Services {...shown} />
    </KeptMarkup>
  );
}

type Shown = { services: HomeServicesView; visit: Pair | undefined; title?: string | undefined };

function Services({ services, visit, title }: Shown) {
  const t = useTranslations('home.services');
  return (
    <section aria-labelledby="home-services">
      <SectionHeader
        id="home-services"
        title={title ?? t('title')}
        to={hrefs.services()}
        beside={<Rated rating={services.rating} customers={services.customers} />}
      />
      <div className={`grid overflow-hidden rounded-panel bg-mist ${visit ? 'lg:grid-cols-[1.3fr_1fr]' : ''}`}>
        {visit && (
          <BeforeAfter
            {...visit}
            sizes="(min-width: 82rem) 746px, (min-width: 64rem) 56vw, 92vw"
            className="aspect-[2/1] sm:aspect-[16/9] lg:aspect-auto lg:h-65"
          />
        )}
        <div className="grid content-center gap-3 px-4 pt-2 pb-5 sm:px-8 sm:pt-4 sm:pb-6">
          <ul className="grid grid-cols-2 gap-x-4 sm:gap-x-6">
            {services.categories.map(({ slug, name }) => (
              <li key={slug}>
                <Link
                  to={hrefs.services(slug)}
                  prefetch={ahead()}
                  className="group flex h-full min-h-12 items-center justify-between gap-3 border-b border-line py-2 text-[0.9375rem] leading-snug font-semibold hover:text-link"
                >
                  {name}
                  <ChevronRight
                    aria-hidden
                    className="size-4 shrink-0 text-edge transition-transform duration-200 group-hover:translate-x-0.5"
                  />
                </Link>
              </li>
            ))}
          </ul>
          {services.price !== undefined && (
            <LinkButton to={hrefs.services()} className="mt-1 justify-self-start max-sm:w-full">
              {t('bookFrom', { price: formatPrice(services.price) })}
            </LinkButton>
          )}
        </div>
      </div>
    </section>
  );
}

function Rated({ rating, customers }: Pick<HomeServicesView, 'rating' | 'customers'>) {
  const t = useTranslations('home.services');
  if (!rating && !customers) return null;
  return (
    <p className="tabular flex flex-wrap items-center gap-x-2 text-[0.9375rem] text-soft">
      {rating && (
        <>
          <Star aria-hidden className="size-4 fill-sun text-sun" />
          <span className="sr-only">{t('rating')}</span>
          <span className="font-semibold text-ink">{rating}</span>
        </>
      )}
      {rating && customers && <span aria-hidden>·</span>}
      {customers && <span>{t('customers', { count: customers })}</span>}
    </p>
  );
}
