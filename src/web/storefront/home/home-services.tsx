import { ChevronRight, Star } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CategoryTileView } from '#src/web/features/service/category-tiles.tsx';
import { Picture, type PictureSource } from '#src/web/ui/picture.tsx';
import { ahead } from '#src/web/ui/prefetch.ts';
import { SectionHeader } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** `rating` and `customers` are figures from the settings, not counts; empty if not set. */
/** `bookable`: a plan is on sale, so somebody can come. */
export type HomeServicesView = { bookable: boolean; rating: string; customers: string; categories: CategoryTileView[] };

/**
 * The kinds of home service (spec.md §1); each opens the services page with its category. `pictures`: what a visit is made of. `title`: the owner's
 * own.
 */
export function HomeServices({
  services,
  pictures,
  title,
}: {
  services: HomeServicesView;
  pictures: PictureSource[];
  title?: string;
}) {
  const t = useTranslations('home.services');
  if (services.categories.length === 0) return null;
  return (
    <section aria-labelledby="home-services">
      <SectionHeader
        id="home-services"
        title={title ?? t('title')}
        to={hrefs.services()}
        beside={<Rated rating={services.rating} customers={services.customers} />}
      />
      <div
        className={`grid items-center overflow-hidden rounded-panel bg-mist ${pictures.length > 0 ? 'lg:grid-cols-[1.1fr_1fr]' : ''}`}
      >
        {pictures.length > 0 && (
          <div aria-hidden className="grid h-full grid-cols-3 items-center bg-well px-6 lg:max-h-44">
            {pictures.map((picture) => (
              <span key={picture.files?.stem} className="block aspect-square lg:aspect-[5/4]">
                <Picture
                  picture={picture}
                  sizes="(min-width: 64rem) 220px, (min-width: 40rem) 30vw, 20vw"
                  decorative
                  className="size-full object-cover mix-blend-multiply"
                />
              </span>
            ))}
          </div>
        )}
        <ul className="grid grid-cols-2 gap-x-4 px-4 py-3 sm:gap-x-6 sm:px-8 sm:py-4 [&>li:nth-child(odd):nth-last-child(-n+2)>a]:border-b-0 [&>li:nth-child(odd):nth-last-child(-n+2)~li>a]:border-b-0">
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
