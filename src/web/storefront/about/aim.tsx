import { useTranslations } from 'use-intl';
import { Picture, type PictureSource } from '#src/web/ui/picture.tsx';

/** Mission or vision beside its scene; `turned` puts the picture on the other side on wide screens. */
export function Aim({
  name,
  picture,
  turned = false,
}: {
  name: 'mission' | 'vision';
  picture: PictureSource | undefined;
  turned?: boolean;
}) {
  const t = useTranslations(`about.${name}`);
  const columns = turned
    ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]'
    : 'lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]';
  return (
    <section aria-labelledby={name} className={`grid items-center gap-6 ${picture ? `${columns} lg:gap-14` : ''}`}>
      {picture && (
        <div className={`aspect-[16/9] overflow-hidden rounded-panel bg-clay ${turned ? 'lg:order-2' : ''}`}>
          <Picture picture={picture} sizes="(min-width: 64rem) 740px, 100vw" />
        </div>
      )}
      <div className="grid gap-3">
        <h2 id={name} className="text-title font-bold">
          {t('title')}
        </h2>
        <p className="max-w-prose text-lg text-pretty">{t('text')}</p>
        <p className="max-w-prose text-pretty text-soft">{t('how')}</p>
      </div>
    </section>
  );
}
