import { Link } from 'react-router';
import { hrefs } from '#src/wire/pages.ts';

/** `mark`: the address of its logo; empty if its name is shown instead. */
export type Brand = { slug: string; name: string; mark: string };

/** A brand's logo, which links to its products; `count` shows how many there are. */
export function BrandMark({
  brand: { slug, name, mark },
  count,
  lazy = false,
}: {
  brand: Brand;
  count?: string;
  lazy?: boolean;
}) {
  return (
    <Link
      to={hrefs.products({ brand: slug })}
      className={`grid h-full content-center justify-items-center gap-1.5 rounded-card bg-white px-3 dark:bg-well py-2 text-on-well transition-shadow duration-200 hover:shadow-soft ${count ? 'min-h-24' : 'min-h-14'}`}
    >
      <Mark mark={mark} name={name} lazy={lazy} />
      {count && <span className="tabular text-xs font-normal text-on-well-soft">{count}</span>}
    </Link>
  );
}

/** The logo, or the name as a wordmark, on white. */
export const Mark = ({ mark, name, lazy = false }: Omit<Brand, 'slug'> & { lazy?: boolean }) =>
  mark ? (
    <img
      src={mark}
      alt={name}
      width={160}
      height={48}
      loading={lazy ? 'lazy' : undefined}
      className="max-h-12 w-full max-w-30 object-contain dark:mix-blend-multiply"
    />
  ) : (
    <span
      className={`line-clamp-2 max-w-full text-center leading-tight font-bold tracking-tight text-balance wrap-anywhere ${name.length > 12 ? 'text-base' : 'text-xl'}`}
    >
      {name}
    </span>
  );
