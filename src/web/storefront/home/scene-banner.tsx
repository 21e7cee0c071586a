import { useTranslations } from 'use-intl';
import { LinkButton } from '#src/web/ui/button.tsx';
import { EmptyIllustration } from '#src/web/ui/empty-illustration.tsx';
import { Picture, type PictureSource } from '#src/web/ui/picture.tsx';
import type { BannerView } from './tiles.ts';

type BannerProps = { name: 'rooftop' | 'ev'; to: string; picture?: PictureSource; own?: BannerView };

/** A scene with text on its quiet side: the owner's banner, or else the built-in one. The logo replaces a missing scene. */
export function SceneBanner({ name, to, picture: scene, own }: BannerProps) {
  const t = useTranslations(`home.banners.${name}`);
  const { title, text, action, link, picture } = own ?? {
    title: t('title'),
    text: t('text'),
    action: t('action'),
    link: to,
    picture: scene,
  };
  return (
    <section
      aria-labelledby={`banner-${name}`}
      className={`relative overflow-hidden rounded-panel ${picture ? 'bg-clay text-on-well' : 'bg-night text-on-night'}`}
    >
      <div className="scene overflow-hidden max-lg:aspect-[5/2] lg:absolute lg:inset-y-0 lg:end-0 lg:w-[84%]">
        {picture ? (
          <Picture
            picture={picture}
            sizes="(min-width: 82rem) 1320px, 100vw"
            decorative
            className="size-full object-cover max-lg:object-[72%_50%]"
          />
        ) : (
          <EmptyIllustration className="m-auto h-full w-2/5 lg:me-[4%] [&_.stroke-ink]:stroke-white" />
        )}
      </div>
      <div
        lang={own?.lang}
        className="relative grid content-center justify-items-start gap-3 px-6 pt-4 pb-6 sm:px-10 lg:min-h-60 lg:w-[42%] lg:py-4 lg:ps-14"
      >
        <h2 id={`banner-${name}`} className="text-display font-bold text-balance">
          {title}
        </h2>
        <p className={`max-w-md text-pretty sm:text-lg ${picture ? 'text-on-well-soft' : 'text-on-night-soft'}`}>
          {text}
        </p>
        <LinkButton
          size="large"
          to={link}
          className={`mt-2 ${picture ? 'bg-[#0b2239]! text-white! hover:bg-brand-well! hover:text-on-brand-well!' : 'bg-white! text-[#0b2239]! hover:bg-[#e6eef6]!'}`}
        >
          {action}
        </LinkButton>
      </div>
    </section>
  );
}
