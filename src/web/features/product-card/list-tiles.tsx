import { Heart, MapPin, Package, ShoppingCart, SolarPanel, Star, Wrench } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { hrefs } from '#src/wire/pages.ts';

const TILE =
  'flex min-h-20 flex-col justify-between gap-3 rounded-card border border-line bg-paper p-4 font-semibold transition-colors duration-200 hover:border-edge hover:bg-mist aria-[current=page]:border-brand aria-[current=page]:bg-brand-wash aria-[current=page]:text-link [&>svg]:size-6 [&>svg]:text-link';

/** The customer's lists, orders and addresses, as tiles (spec.md §2; 'My Orders' links to the orders). */
export function ListTiles() {
  const t = useTranslations('lists');
  return (
    <nav aria-label={t('tabs')}>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-7 [&>li]:grid">
        <li>
          <NavLink to={hrefs.userList('favorites')} className={TILE}>
            <Heart aria-hidden />
            {t('favorites')}
          </NavLink>
        </li>
        <li>
          <NavLink to={hrefs.userList('cart')} className={TILE}>
            <ShoppingCart aria-hidden />
            {t('cart')}
          </NavLink>
        </li>
        <li>
          <NavLink to={hrefs.userList('ratings')} className={TILE}>
            <Star aria-hidden />
            {t('ratings')}
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
          <Link to={`${hrefs.account}#addresses`} className={TILE}>
            <MapPin aria-hidden />
            {t('addresses')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
