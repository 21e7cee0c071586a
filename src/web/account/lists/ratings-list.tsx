import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { rateProduct, unrateProduct } from '#src/web/features/personal/optimistic-mutations.ts';
import { usePersonal } from '#src/web/features/personal/state.ts';
import { Picture } from '#src/web/ui/picture.tsx';
import { StarRating } from '#src/web/ui/star-rating.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { EmptyList } from './empty-list.tsx';
import type { ListedProduct } from './list-view.ts';

type Rated = ListedProduct & { stars: number };

/** What the customer has rated; ratings can be changed or removed here. */
export function RatingsList({ items }: { items: Rated[] }) {
  if (items.length === 0) return <EmptyList type="ratings" />;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map((item) => (
        <RatedRow key={item.product.id} item={item} />
      ))}
    </ul>
  );
}

function RatedRow({ item: { product, gone, stars } }: { item: Rated }) {
  const t = useTranslations('lists');
  const mine = usePersonal((personal) => (personal.phase === 'ready' ? (personal.stars.get(product.id) ?? 0) : stars));
  return (
    <li className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 py-5 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:gap-x-6">
      <span className={`block aspect-square overflow-hidden rounded-card bg-well ${gone ? 'grayscale' : ''}`}>
        <Picture picture={product.picture} sizes="112px" decorative />
      </span>
      <h2 className="min-w-0 font-semibold wrap-anywhere">
        {gone ? (
          product.name
        ) : (
          <Link to={hrefs.product(product.id)} className="inline-block py-0.5 hover:text-link hover:underline">
            {product.name}
          </Link>
        )}
        {gone && <span className="block text-sm text-brick">{t('gone')}</span>}
      </h2>
      <div className="col-start-2 sm:col-start-3">
        <StarRating
          value={mine}
          disabled={gone}
          onChange={(value) => void rateProduct(product.id, value)}
          onWithdraw={() => void unrateProduct(product.id)}
        />
      </div>
    </li>
  );
}
