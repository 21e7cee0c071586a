import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useRoot } from '#src/web/context/use-root.ts';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { ProductCard } from '#src/web/features/product-card/product-card.tsx';
import { GuestSearch } from '#src/web/features/search/guest-search.tsx';
import { WelcomeOnce } from '#src/web/features/welcome/welcome-once.tsx';
import { Carousel } from '#src/web/ui/carousel/carousel.tsx';
import { Near } from '#src/web/ui/near.tsx';
import { SectionHeader } from '#src/web/ui/surface.tsx';
import type { HomeSectionKey } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { BrandsPanel } from './brands-panel.tsx';
import { CategoriesPanel } from './categories-panel.tsx';
import { CategoryTile } from './category-tile.tsx';
import { FeatureStrip } from './feature-strip.tsx';
import { Hero } from './hero.tsx';
import { HomeServices } from './home-services.tsx';
import { Opening } from './opening.tsx';
import { PraiseQuote } from './praise-quote.tsx';
import { RoofBand } from './roof-band.tsx';
import { Scene } from './scene.tsx';
import { SceneBanner } from './scene-banner.tsx';

export { loader } from './page.server.ts';

export default function Home({ loaderData }: Route.ComponentProps) {
  const store = useShopSettings();
  const t = useTranslations('home');
  const { kind, area } = useRoot();
  const {
    origin,
    sections,
    hero,
    flash,
    topCategories,
    arrivals,
    discounts,
    brands,
    solar,
    categories,
    has,
    panel,
    upper,
    lower,
    house,
    carport,
    services,
    opening,
    roof,
    scene,
    visit,
    praise,
  } = loaderData;
  const draw: Record<HomeSectionKey, (own: string | undefined) => ReactNode> = {
    front: () =>
      (panel.length > 0 || hero.length > 0) && (
        <div className="grid gap-4 sm:gap-8">
          {panel.length > 0 && (
            <Near id="home-part-panel" className="min-w-0">
              <CategoriesPanel tiles={panel} />
            </Near>
          )}
          {hero.length > 0 && (
            <Near id="home-part-hero" className="min-w-0">
              <Hero slides={hero} first={!scene} />
            </Near>
          )}
        </div>
      ),
    flashDeals: (own) => (
      <Carousel
        id="flash-deals"
        title={own ?? t('flashDeals')}
        viewAll={hrefs.products({ placement: 'flash-deals' })}
        items={flash}
        keyOf={(product) => product.id}
        slide={(product) => (
          <ProductCard product={product} sizes="(min-width: 64rem) 314px, (min-width: 40rem) 31vw, 27vw" />
        )}
        slideClass="basis-[46%] sm:basis-1/3 lg:basis-1/4"
        autoplay={5000}
        loop
      />
    ),
    topCategories: (own) => (
      <Carousel
        id="top-categories"
        title={own ?? t('topCategories')}
        viewAll={hrefs.products({ placement: 'top-products' })}
        items={topCategories}
        keyOf={(category) => category.slug}
        slide={(category) => <CategoryTile category={category} />}
        slideClass="basis-[78%] sm:basis-[45%] lg:basis-1/3"
        autoplay={5000}
        loop
      />
    ),
    newArrivals: (own) =>
      arrivals.length > 0 && (
        <section aria-labelledby="arrivals">
          <SectionHeader
            id="arrivals"
            title={own ?? t('newArrivals')}
            to={hrefs.products({ placement: 'new-arrivals' })}
          />
          <ul className="gap-x-4 gap-y-8 max-sm:bleed-row sm:grid sm:grid-cols-4 sm:max-lg:[&>li:nth-child(n+5)]:hidden lg:grid-cols-6">
            {arrivals.map((product) => (
              <li key={product.id} className="max-sm:w-[45%] max-sm:shrink-0 max-sm:snap-start">
                <ProductCard product={product} sizes="(min-width: 82rem) 206px, (min-width: 40rem) 23vw, 27vw" />
              </li>
            ))}
          </ul>
        </section>
      ),
    upperBanner: () =>
      (upper ?? (carport && has.includes('ev-chargers'))) && (
        <SceneBanner name="ev" to={hrefs.products({ category: 'ev-chargers' })} picture={carport} own={upper} />
      ),
    discountsAndBrands: (own) =>
      (discounts.length > 0 || brands.length > 0) && (
        <div className="grid gap-10">
          <Carousel
            id="big-discounts"
            title={own ?? t('bigDiscounts')}
            viewAll={hrefs.products({ placement: 'big-discounts' })}
            items={discounts}
            keyOf={(product) => product.id}
            slide={(product) => (
              <ProductCard product={product} sizes="(min-width: 80rem) 206px, (min-width: 40rem) 23vw, 27vw" />
            )}
            slideClass="basis-[46%] sm:basis-1/4 xl:basis-1/6"
            autoplay={5000}
            loop
          />
          <BrandsPanel brands={brands} />
        </div>
      ),
    solarProducts: (own) =>
      solar.length > 0 && (
        <section aria-labelledby="solar">
          <SectionHeader id="solar" title={own ?? t('solarProducts')} to={hrefs.products({ placement: 'shope' })} />
          <ul
            data-rows=""
            className="grid gap-x-4 gap-y-4 max-sm:[&>li:nth-child(n+5)]:hidden sm:grid-cols-3 sm:gap-y-8 sm:[&>li:nth-child(n+7)]:hidden lg:gap-x-8"
          >
            {solar.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      ),
    services: (own) => <HomeServices services={services} visit={visit} title={own} />,
    categories: (own) => (
      <Carousel
        id="by-category"
        title={own ?? t('byCategory')}
        viewAll={hrefs.products()}
        items={categories}
        keyOf={(category) => category.slug}
        slide={(category) => <CategoryTile category={category} />}
        slideClass="basis-[78%] sm:basis-[45%] lg:basis-1/3"
        loop
      />
    ),
    lowerBanner: () =>
      (lower ?? has.includes('solar-rooftop')) && (
        <SceneBanner name="rooftop" to={hrefs.products({ category: 'solar-rooftop' })} picture={house} own={lower} />
      ),
    features: () => (
      <div className="grid gap-10 md:gap-14">
        {praise && <PraiseQuote praise={praise} />}
        <FeatureStrip />
      </div>
    ),
  };
  // At the top, the front section is close under the header; elsewhere it is a section like the others.
  const atTop = sections[0]?.key === 'front';
  const front = atTop && draw.front(undefined);
  return (
    <>
      <PageHead
        bare
        title={`${store.longName} · ${t('headline')}`}
        description={t('description', { state: area })}
        canonical={origin + hrefs.home}
      />
      <h1 className="sr-only">{`${store.longName}: ${t('headline')}`}</h1>
      <WelcomeOnce />
      {kind === 'guest' && (
        <div className="column">
          <GuestSearch />
        </div>
      )}
      {opening && <Opening services={services.bookable} />}
      {scene && (
        <Near id="home-part-scene">
          <Scene scene={scene} />
        </Near>
      )}
      {front && <div className={`column ${scene ? 'pt-6' : 'pt-4 xl:pt-6'}`}>{front}</div>}
      <div className="column grid gap-7 pt-5 md:gap-8 md:pt-8">
        {roof && (
          <Near id="home-part-roof" className="grid grid-cols-1">
            <RoofBand start={roof} />
          </Near>
        )}
        {sections.slice(atTop ? 1 : 0).map(({ key, title }) => (
          <Near key={key} id={`home-part-${key}`} className="rises grid grid-cols-1">
            {draw[key](title)}
          </Near>
        ))}
      </div>
    </>
  );
}
