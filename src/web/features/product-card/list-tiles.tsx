import { Heart, MapPin, Package, ShieldCheck, ShoppingCart, SolarPanel, Star, Wrench } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { usePersonal } from '#src/web/features/personal/state.ts';
import { useHereInView } from '#src/web/ui/use-here-in-view.ts';
import { hrefs } from '#src/wire/pages.ts';

const TILE =
  'relative flex items-center gap-2 rounded-full border border-line bg-paper px-4 font-semibold whitespace-nowrap transition-colors duration-200 hover:border-edge hover:bg-mist aria-[current=page]:border-brand aria-[current=page]:bg-brand-wash aria-[current=page]:text-link max-md:min-h-11 max-md:text-sm md:min-h-20 md:flex-col md:items-start md:justify-between md:gap-3 md:rounded-card md:p-4 md:whitespace-normal [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-link md:[&>svg]:size-6';

/** The customer's lists, orders and addresses, as tiles (spec.md §2; 'My Orders' links to the orders); on a phone one line that scrolls. */
export function ListTiles() {
  const t = useTranslations('lists');
  const list = useHereInView<HTMLUListElement>();
  return (
    <nav aria-label={t('tabs')} className="min-w-0">
      <ul
        ref={list}
        className="relative gap-2 max-md:-mx-4 max-md:flex max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] md:grid md:grid-cols-4 md:gap-4 xl:grid-cols-8 [&>li]:grid [&>li]:shrink-0"
      >
        <li>
          <NavLink to={hrefs.userList('favorites')} className={TILE}>
            <Heart aria-hidden />
            {t('favorites')}
            <Count of="favourites" />
          </NavLink>
        </li>
        <li>
          <NavLink to={hrefs.userList('cart')} className={TILE}>
            <ShoppingCart aria-hidden />
            {t('cart')}
            <Count of="cart" />
          </NavLink>
        </li>
        <li>
          <NavLink to={hrefs.userList('ratings')} className={TILE}>
            <Star aria-hidden />
            {t('ratings')}
            <Count of="stars" />
          </NavLink>
        </li>
        <li>
          <NavLink to={hrefs.orders} className={TILE}>
            <Package aria-hidden />
            {t('orders')}
          </NavLink>
        </li>
        <li>
          <NavLink to={hrefs.myServices()} className={TILE}>
            <Wrench aria-hidden />
            {t('services')}
          </NavLink>
        </li>
        <li>
          <NavLink to={hrefs.plants()} className={TILE}>
            <SolarPanel aria-hidden />
            {t('plants')}
          </NavLink>
        </li>
        <li>
          <NavLink to={hrefs.warranty} className={TILE}>
            <ShieldCheck aria-hidden />
            {t('warranty')}
          </NavLink>
        </li>
        <li>
          <Link to={`${hrefs.account}#addresses`} className={TILE}>
            <MapPin aria-hidden />
            {t('addresses')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}

/** How many a list has, once the lists are known; for the eye, at the tile's corner. */
function Count({ of }: { of: 'favourites' | 'cart' | 'stars' }) {
  const count = usePersonal((personal) => personal[of].size);
  if (count === 0) return null;
  return (
    <span aria-hidden className="tabular text-sm font-normal text-soft md:absolute md:end-4 md:top-4">
      {count}
    </span>
  );
}
