import { useTranslations } from 'use-intl';
import { sellerOf } from '#src/kernel/brand.ts';
import { useRoot } from '#src/web/context/use-root.ts';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { Picture, type PictureSource } from '#src/web/ui/picture.tsx';

type Own = { title: string; lead: string; lang?: string };

/**
 * Who runs the shop, over the picture of its building, in the owner's words if there are any. On a wide screen the text is on the picture's quiet
 * side.
 */
export function WhoWeAre({ picture, own }: { picture: PictureSource | undefined; own?: Own }) {
  const store = useShopSettings();
  const { area } = useRoot();
  const t = useTranslations('about');
  return (
    <section
      aria-labelledby="who"
      className={`relative overflow-hidden rounded-panel ${picture ? 'bg-clay text-on-well' : 'bg-night text-on-night'}`}
    >
      {picture && (
        <div className="scene overflow-hidden max-lg:aspect-[4/3] sm:max-lg:aspect-[16/9] lg:absolute lg:inset-y-0 lg:end-0 lg:w-[84%]">
          <Picture
            picture={picture}
            eager
            sizes="(min-width: 82rem) 1320px, 100vw"
            className="size-full object-cover max-lg:object-[72%_50%]"
          />
        </div>
      )}
      <div className="relative grid content-center gap-4 px-6 pt-6 pb-8 sm:px-10 lg:min-h-140 lg:w-[46%] lg:py-12 lg:ps-14 xl:w-[40%]">
        <h1 id="who" lang={own?.lang} className="text-display font-bold">
          {own?.title ?? t('who')}
        </h1>
        <p lang={own?.lang} className="text-lg text-pretty">
          {own?.lead ?? t('lead', { state: area })}
        </p>
        {!own && store.contact.city && (
          <p className={`text-pretty ${picture ? 'text-on-well-soft' : 'text-on-night-soft'}`}>
            {t('more', { seller: sellerOf(store), city: store.contact.city })}
          </p>
        )}
      </div>
    </section>
  );
}
