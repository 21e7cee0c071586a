import { Link } from 'react-router';
import { ahead } from '#src/web/ui/prefetch.ts';
import { hrefs } from '#src/wire/pages.ts';
import { ServiceIcon } from './service-icon.tsx';

export type CategoryTileView = { slug: string; name: string; icon: string };

/** The kinds of home service as tiles; the current one is marked. */
export function CategoryTiles({ categories, current }: { categories: CategoryTileView[]; current?: string }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-6">
      {categories.map(({ slug, name, icon }) => (
        <li key={slug}>
          <Link
            to={hrefs.services(slug)}
            prefetch={ahead()}
            aria-current={slug === current ? 'true' : undefined}
            className="group flex h-full flex-col items-start gap-4 rounded-card border border-line bg-paper p-4 transition-colors duration-200 hover:border-edge hover:bg-mist aria-[current]:border-brand aria-[current]:bg-brand-wash sm:p-5"
          >
            <span className="grid size-12 place-items-center rounded-full bg-brand-wash text-link group-aria-[current]:bg-paper">
              <ServiceIcon name={icon} />
            </span>
            <span className="leading-snug font-semibold text-balance group-hover:text-link">{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
