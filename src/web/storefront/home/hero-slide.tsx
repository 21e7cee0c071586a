import { ArrowRight } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { ProductName } from '#src/web/features/product-card/product-name.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { KeptMarkup } from '#src/web/ui/kept-markup.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { ahead } from '#src/web/ui/prefetch.ts';
import { formatPrice } from '#src/web/ui/price.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { HeroSlide } from './tiles.ts';

/** One featured product, or one of the owner's slides. The whole slide is the link; 'Visit' only looks like a button. */
export const HeroSlideView = memo(function HeroSlideView({ slide, eager, tall }: SlideProps) {
  const locale = useLocale();
  const view = <View slide={slide} eager={eager} tall={tall} />;
  return eager ? view : <KeptMarkup by={['slide', locale, tall, slide]}>{view}</KeptMarkup>;
});

/** `eager`: its picture is at the top of the page. */
type SlideProps = { slide: HeroSlide; eager: boolean; tall: boolean };

function View({ slide, eager, tall }: SlideProps) {
  const t = useTranslations('home');
  const card = useTranslations('card');
  return (
    <Link
      to={slide.link ?? hrefs.product(slide.id)}
      lang={slide.lang}
      prefetch={ahead()}
      className={`group grid h-full focus-visible:-outline-offset-4 sm:grid-cols-[1.05fr_1fr] ${tall ? 'lg:min-h-120 xl:min-h-[34.5rem]' : 'lg:min-h-76'}`}
    >
      <span className="hero-picture relative block overflow-hidden max-sm:aspect-[2/1] sm:order-2">
        <span className="block size-full sm:absolute sm:inset-0">
          <Picture
            picture={slide.picture}
            sizes="(min-width: 82rem) 520px, (min-width: 40rem) 50vw, 54vw"
            eager={eager}
            decorative
          />
        </span>
      </span>
      <span className="flex flex-col justify-center gap-3 px-5 pt-4 pb-16 sm:px-8 sm:pt-8 sm:pb-14 lg:ps-14 lg:pt-7">
        <span className="flex items-center gap-3 text-[0.8125rem] font-semibold text-on-well-soft">
          {slide.category}
          {slide.discount > 0 && (
            <Badge tone="sun" className="tabular">
              {card('off', { discount: slide.discount })}
            </Badge>
          )}
        </span>
        <span className="line-clamp-3 text-display font-bold text-balance max-sm:min-h-[2.16em] max-sm:line-clamp-2">
          <ProductName name={slide.name} />
        </span>
        <span className="line-clamp-2 max-w-md text-on-well-soft max-sm:min-h-[3em] sm:text-lg">{slide.title}</span>
        <span className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:flex-row-reverse sm:justify-end">
          {slide.price > 0 && (
            <span className="tabular grid gap-0.5">
              <span className="text-2xl leading-tight font-bold tracking-tight">{formatPrice(slide.price)}</span>
              <span className="text-sm font-semibold text-on-well-soft">{slide.facts}</span>
            </span>
          )}
          <span className="inline-flex min-h-12 items-center gap-2 rounded-card bg-brand-well px-6 font-semibold text-on-brand-well transition-colors duration-200 group-hover:bg-brand-well-strong">
            {slide.action ?? t('visit')}
            <ArrowRight
              aria-hidden
              className="size-4.5 transition-transform duration-200 group-hover:translate-x-0.5"
            />
          </span>
        </span>
      </span>
    </Link>
  );
}
