import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router';
import { useLocale } from 'use-intl';
import { KeptMarkup } from '#src/web/ui/kept-markup.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { CategoryLook } from './tiles.ts';

/** A category of 'Top products' with its best product's picture. */
export const CategoryTile = ({ category }: { category: CategoryLook }) => (
  <KeptMarkup by={['category', useLocale(), category]}>
    <Tile category={category} />
  </KeptMarkup>
);

function Tile({ category }: { category: CategoryLook }) {
  return (
    <Link
      to={hrefs.products({ category: category.slug })}
      className="group block overflow-hidden rounded-panel bg-mist"
    >
      <span className="block aspect-[3/2] overflow-hidden bg-well">
        <span className="block size-full transition-transform duration-250 ease-calm group-hover:scale-[1.02]">
          <Picture
            picture={category.picture}
            sizes="(min-width: 82rem) 424px, (min-width: 64rem) 31vw, 54vw"
            decorative
          />
        </span>
      </span>
      <span className="flex min-h-14 items-center justify-between gap-3 px-5 text-lg font-bold tracking-tight">
        {category.name}
        <ArrowUpRight
          aria-hidden
          className="size-5 shrink-0 text-link transition-transform duration-200 group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
        />
      </span>
    </Link>
  );
}
