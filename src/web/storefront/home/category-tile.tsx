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
      className="group grid aspect-[12/5] grid-cols-[minmax(0,1fr)_48%] lg:aspect-[3/1] lg:grid-cols-[minmax(0,1fr)_42%] overflow-hidden rounded-panel bg-well text-on-well"
    >
      <span className="flex flex-col justify-between gap-2 p-4 text-lg leading-tight font-bold tracking-tight sm:p-5 sm:text-xl">
        {category.name}
        <ArrowUpRight
          aria-hidden
          className="size-5 shrink-0 text-brand-well transition-transform duration-200 group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
        />
      </span>
      <span className="block overflow-hidden">
        <span className="block size-full transition-transform duration-250 ease-calm group-hover:scale-[1.02]">
          <Picture
            picture={category.picture}
            sizes="(min-width: 82rem) 204px, (min-width: 64rem) 15vw, 27vw"
            decorative
          />
        </span>
      </span>
    </Link>
  );
}
