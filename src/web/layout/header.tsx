import { Heart, ShoppingCart } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Logo, ShortLogo } from '#src/web/context/logo.tsx';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { usePersonal } from '#src/web/features/personal/state.ts';
import { SearchBox } from '#src/web/features/search/search-box.tsx';
import { CountDot } from '#src/web/ui/count-dot.tsx';
import { ahead } from '#src/web/ui/prefetch.ts';
import { hrefs } from '#src/wire/pages.ts';
import { AccountMenu } from './account-menu.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';

const ROUND =
  'relative grid size-11 place-items-center rounded-full transition-colors duration-200 hover:bg-mist aria-[current=page]:text-link [&>svg]:size-5.5';
const TEXT =
  'inline-flex min-h-11 items-center rounded-full px-3 xl:px-4 whitespace-nowrap text-[0.9375rem] font-semibold text-soft transition-colors duration-200 hover:bg-mist hover:text-ink aria-[current=page]:text-ink';

/** For this many pixels the header scrolls with the page; from there on it stays at the top of the window (spec.md §9). */
const STICKY_FROM = 100;

/** Logo and cart on the phone; from 768 px on also the rest, which is in the bottom bar below that. */
export function Header({ kind }: { kind: string }) {
  const store = useShopSettings();
  const t = useTranslations('shell');
  const inCart = usePersonal((state) => state.cart.size);
  const scrolled = useScrolledPast(STICKY_FROM);
  return (
    <header
      className={`${scrolled ? 'slide-down sticky top-0' : 'relative'} z-30 border-b border-line bg-ground/90 backdrop-blur-md print:static`}
    >
      <div className="column flex min-h-16 items-center gap-2 md:min-h-18 md:max-lg:flex-wrap md:max-lg:py-2 print:[&>:not(:first-child)]:hidden">
        <Link
          to={hrefs.home}
          aria-label={`${store.longName}, ${t('home')}`}
          className="-ms-1 shrink-0 rounded-card p-1 md:me-2"
        >
          <span className="md:hidden">
            <ShortLogo />
          </span>
          <span className="max-md:hidden">
            <Logo />
          </span>
        </Link>
        <nav aria-label={t('mainNavigation')} className="hidden items-center md:flex md:max-lg:me-auto">
          <NavLink to={hrefs.products()} prefetch={ahead()} className={TEXT}>
            {t('products')}
          </NavLink>
          <NavLink to={hrefs.services()} prefetch={ahead()} className={TEXT}>
            {t('services')}
          </NavLink>
          <NavLink to={hrefs.orders} className={TEXT}>
            {kind === 'administrator' ? t('order') : t('myOrders')}
          </NavLink>
          {kind === 'administrator' && (
            <NavLink to={hrefs.admin()} className={TEXT}>
              {t('admin')}
            </NavLink>
          )}
        </nav>
        <div className="min-w-0 grow md:max-lg:order-last md:max-lg:basis-full lg:mx-auto lg:max-w-md">
          <SearchBox />
        </div>
        <AccountMenu />
        <NavLink to={hrefs.userList('favorites')} aria-label={t('favourites')} className={`${ROUND} max-md:hidden`}>
          <Heart />
        </NavLink>
        <NavLink to={hrefs.cart} aria-label={t('cartCount', { count: inCart })} className={ROUND} data-cart-icon="">
          <ShoppingCart />
          <CountDot count={inCart} />
        </NavLink>
      </div>
    </header>
  );
}
