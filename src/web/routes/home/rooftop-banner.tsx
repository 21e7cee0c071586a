import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { LinkButton } from '../../components/button.tsx';
import { Horizon } from '../../components/horizon.tsx';
import { Picture, type PictureSource } from '../../components/picture.tsx';

/** The way to complete rooftop kits, with a scene where the shop has one. */
export function RooftopBanner({ picture }: { picture?: PictureSource }) {
  const t = useTranslations('home.banner');
  return (
    <section aria-labelledby="banner" className="grid overflow-hidden rounded-panel bg-night text-on-night md:grid-cols-2">
      <div className="grid content-center justify-items-start gap-4 p-7 sm:p-10 lg:p-14">
        <h2 id="banner" className="text-title font-bold">
          {t('title')}
        </h2>
        <p className="max-w-md text-on-night-soft sm:text-lg">{t('text')}</p>
        <LinkButton
          look="secondary"
          to={hrefs.products({ category: 'solar-rooftop' })}
          className="mt-2 bg-white! text-[#0b2239]! inset-ring-0! hover:bg-[#e9f1f9]!"
        >
          {t('action')}
        </LinkButton>
      </div>
      <div className="relative min-h-60 md:min-h-88">
        {picture ? (
          <div className="absolute inset-0">
            <Picture picture={picture} sizes="(min-width: 82rem) 660px, (min-width: 48rem) 50vw, 100vw" decorative className="size-full object-cover" />
          </div>
        ) : (
          <Horizon className="absolute inset-0 m-auto w-3/5 [&_.stroke-ink]:stroke-white" />
        )}
      </div>
    </section>
  );
}
