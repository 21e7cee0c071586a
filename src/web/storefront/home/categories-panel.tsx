import { ChevronRight, Sun } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Picture } from '#src/web/ui/picture.tsx';
import { ahead } from '#src/web/ui/prefetch.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { PanelTile } from './tiles.ts';

/** Entry links: a list beside the hero; on narrow screens, a scrolling row of round tiles. */
export function CategoriesPanel({ tiles }: { tiles: PanelTile[] }) {
  const t = useTranslations('home');
  return (
    <nav aria-labelledby="categories" className="min-w-0 xl:rounded-panel xl:border xl:border-line xl:bg-paper xl:p-3">
      <h2 id="categories" className="px-3 pt-1 pb-2 text-sm font-bold text-soft max-xl:sr-only">
        {t('categories')}
      </h2>
      <ul className="max-xl:bleed-row gap-1 max-xl:pb-1 xl:grid xl:gap-0">
        {tiles.map(({ slug, key, name, picture }, place) => (
          <li key={place} className="max-xl:snap-start">
            <Link
              to={hrefs.products({ category: slug })}
              prefetch={ahead()}
              className="group flex items-center gap-3 rounded-card text-[0.9375rem] font-medium max-xl:w-19 max-xl:flex-col max-xl:gap-1.5 max-xl:text-center max-xl:text-xs max-xl:leading-tight xl:min-h-11 xl:px-2 xl:hover:bg-mist"
            >
              <span className="block size-16 shrink-0 overflow-hidden rounded-full bg-well xl:size-8">
                {picture ? (
                  <Picture picture={picture} sizes="(min-width: 80rem) 32px, 64px" decorative />
                ) : (
                  <Sun aria-hidden className="m-auto h-full w-1/2 text-on-well-soft" />
                )}
              </span>
              <span className="xl:grow">{key ? t(`tiles.${key}` as MessageKey<'home'>) : name}</span>
              <ChevronRight
                aria-hidden
                className="size-4 text-edge transition-transform duration-200 group-hover:translate-x-0.5 max-xl:hidden"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
