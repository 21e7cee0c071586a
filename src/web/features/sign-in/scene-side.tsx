import { useTranslations } from 'use-intl';
import { Logo } from '#src/web/context/logo.tsx';
import { Picture, type PictureSource } from '#src/web/ui/picture.tsx';
import { DrawnScene } from './drawn-scene.tsx';

/** The photograph beside the panel; on a phone a band above it. Its backdrop is pale in both themes, the drawing's sky is dark. */
export function SceneSide({ scene }: { scene: PictureSource | undefined }) {
  const t = useTranslations('signUp');
  return (
    <div
      className={`relative isolate overflow-hidden max-lg:h-44 max-sm:h-auto max-sm:max-h-56 max-sm:aspect-[390/220] lg:sticky lg:top-0 lg:h-dvh ${scene ? 'bg-well text-on-well' : 'bg-night text-on-night'}`}
    >
      {scene ? (
        <>
          <Picture
            picture={scene}
            sizes="(min-width: 64rem) 54vw, 100vw"
            eager
            decorative
            className="size-full object-cover object-[50%_24%] sm:object-[50%_33%] lg:object-bottom"
          />
          <div
            aria-hidden
            className="absolute inset-0 bg-linear-to-r from-studio via-studio/50 to-transparent to-60% max-sm:bottom-auto max-sm:h-2/5 max-sm:bg-linear-to-b max-sm:via-transparent lg:bottom-auto lg:h-1/3 lg:bg-linear-to-b lg:via-transparent"
          />
        </>
      ) : (
        <DrawnScene />
      )}
      <div className="absolute inset-x-0 top-0 p-4 sm:p-8 lg:p-12">
        <Logo long ground={scene ? 'light' : 'dark'} />
        <p className="mt-6 hidden text-display font-bold text-balance lg:block">{t('headline')}</p>
        {!scene && <p className="mt-3 hidden max-w-md text-lg lg:block">{t('lead')}</p>}
      </div>
    </div>
  );
}
