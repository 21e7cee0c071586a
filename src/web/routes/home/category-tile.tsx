import { Link } from 'react-router';
import { hrefs } from '#src/contract/pages.ts';
import { ArrowUpRight } from 'lucide-react';
import { Picture } from '../../components/picture.tsx';
import type { CategoryLook } from './tiles.ts';

/** A category of 'Top products' with its best product's picture. */
export function CategoryTile({ category }: { category: CategoryLook }) {
  return (
    <Link to={hrefs.products({ category: category.slug })} className="group relative block overflow-hidden rounded-panel bg-well text-on-well">
      <span className="block aspect-[4/3] overflow-hidden transition-transform duration-250 ease-calm group-hover:scale-[1.02]">
        <Picture picture={category.picture} sizes="(min-width: 82rem) 424px, (min-width: 64rem) 31vw, 78vw" decorative />
      </span>
      <span className="absolute inset-x-3 bottom-3 flex min-h-11 items-center justify-between rounded-card bg-white/88 px-4 text-base font-bold backdrop-blur-sm">
        {category.name}
        <ArrowUpRight aria-hidden className="size-5 text-[#115292]" />
      </span>
    </Link>
  );
}
