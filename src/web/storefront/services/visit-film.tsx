import { useTranslations } from 'use-intl';
import { Picture, type PictureSource } from '#src/web/ui/picture.tsx';
import { SectionHeader } from '#src/web/ui/surface.tsx';

/** The pictures of a visit, in its order; each is the scene `step-<name>`. */
export const FILM = ['arrive', 'switch-off', 'photograph', 'wash', 'measure', 'infrared', 'report'] as const;
export type Frame = { name: (typeof FILM)[number]; picture: PictureSource };

/** A visit in pictures, side by side as a film that scrolls and snaps; the keys scroll it once it has the focus. */
export function VisitFilm({ film }: { film: Frame[] }) {
  const t = useTranslations('services.film');
  if (film.length === 0) return null;
  return (
    <section aria-labelledby="film" className="min-w-0">
      <SectionHeader id="film" title={t('title', { count: film.length })} />
      <p className="-mt-2 mb-5 max-w-prose text-pretty text-soft">{t('lead')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <ol tabIndex={0} aria-labelledby="film" className="bleed-row gap-4 rounded-card pb-2">
        {film.map(({ name, picture }, at) => (
          <li
            key={name}
            className="w-56 shrink-0 snap-start overflow-hidden rounded-panel border border-line bg-paper sm:w-64 xl:w-auto xl:min-w-0 xl:flex-1"
          >
            <div className="aspect-square bg-mist">
              <Picture
                picture={picture}
                sizes="(min-width: 80rem) 190px, 256px"
                className="size-full object-contain dark:brightness-[0.84]"
              />
            </div>
            <div className="grid gap-1 p-4">
              <p className="font-semibold">
                <span className="tabular text-link">{at + 1}</span> {t(`steps.${name}.title`)}
              </p>
              <p className="text-sm text-pretty text-soft">{t(`steps.${name}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
