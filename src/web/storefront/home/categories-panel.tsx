import { Sun } from 'lucide-react';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { KeptMarkup } from '#src/web/ui/kept-markup.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { ahead } from '#src/web/ui/prefetch.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { PanelTile } from './tiles.ts';

/** Entry links: one row of wells with a product in each; on narrower screens it scrolls. */
export const CategoriesPanel = ({ tiles }: { tiles: PanelTile[] }) => (
  <KeptMarkup by={['panel', useLocale(), tiles]}>
    <Panel tiles={tiles} />
  </KeptMarkup>
);

function Panel({ tiles }: { tiles: PanelTile[] }) {
  const t = useTranslations('home');
  const say = (key: string) => t(key as MessageKey<'home'>);
  return (
    <nav aria-labelledby="categories" className="min-w-0">
      <h2 id="categories" className="sr-only">
        {t('categories')}
      </h2>
      <ul className="bleed-row gap-2.5 pb-1 xl:gap-2">
        {tiles.map(({ slug, key, name, picture, cutout, twin }, place) => (
          <li key={place} className="w-21 shrink-0 snap-start sm:w-26 xl:w-auto xl:max-w-32 xl:flex-1">
            <Link
              to={hrefs.products({ category: slug })}
              prefetch={ahead()}
              className="group grid gap-2 rounded-card text-center"
            >
              <span className="block aspect-square overflow-hidden rounded-card bg-well">
                <span className="block size-full transition-transform duration-250 ease-calm group-hover:scale-[1.06]">
                  {picture ? (
                    <Picture
                      picture={picture}
                      sizes="(min-width: 40rem) 120px, 64px"
                      minor
                      decorative
                      className={`size-full ${cutout ? 'object-contain p-1.5' : 'object-cover'}`}
                    />
                  ) : (
                    <Sun aria-hidden className="m-auto h-full w-1/2 text-on-well-soft" />
                  )}
                </span>
              </span>
              <span className="text-xs leading-tight font-semibold text-balance group-hover:text-link sm:text-sm sm:leading-tight">
                {key ? say(`tiles.${key}`) : name}
                {key && twin && (
                  <span className="block pt-0.5 text-xs font-normal text-soft">{say(`tileLines.${key}.${twin}`)}</span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
