import { useTranslations } from 'use-intl';
import { Logo } from '../components/logo.tsx';
import { Picture, type PictureSource } from '../components/picture.tsx';
import { DrawnScene } from './drawn-scene.tsx';

/** The photograph beside the panel; on a phone a band above it. */
export function SceneSide({ scene }: { scene: PictureSource | undefined }) {
  const t = useTranslations('signUp');
  return (
    <div className="relative isolate overflow-hidden bg-night max-lg:h-44 max-sm:h-36 lg:sticky lg:top-0 lg:h-dvh">
      {scene ? <Picture picture={scene} sizes="(min-width: 64rem) 54vw, 100vw" eager decorative className="size-full object-cover" /> : <DrawnScene />}
      <div aria-hidden className="absolute inset-x-0 top-0 h-3/5 bg-linear-to-b from-night/85 to-transparent" />
      <div className="absolute inset-x-0 top-0 p-4 text-on-night sm:p-8 lg:p-12">
        <Logo long />
        <p className="mt-8 hidden max-w-lg text-display font-extrabold text-balance lg:block">{t('headline')}</p>
        <p className="mt-3 hidden max-w-md text-lg text-on-night/90 lg:block">{t('lead')}</p>
      </div>
    </div>
  );
}
