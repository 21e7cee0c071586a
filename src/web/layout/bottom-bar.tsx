import { House, LayoutDashboard, LayoutGrid, ShoppingCart, User, Wrench } from 'lucide-react';
import { NavLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRootOrNothing } from '#src/web/context/use-root.ts';
import { usePersonal } from '#src/web/features/personal/state.ts';
import { CountDot } from '#src/web/ui/count-dot.tsx';
import { ahead } from '#src/web/ui/prefetch.ts';
import { hrefs } from '#src/wire/pages.ts';

const ITEM =
  'flex min-h-16 flex-1 flex-col items-center justify-center gap-1 text-xs font-semibold text-soft aria-[current=page]:text-link';

/** The phone's navigation, within reach of the thumb. */
export function BottomBar() {
  const t = useTranslations('shell');
  const inCart = usePersonal((state) => state.cart.size);
  const administrator = useRootOrNothing()?.kind === 'administrator';
  return (
    <nav
      aria-label={t('mainNavigation')}
      className="bottom-bar fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-ground/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md md:hidden print:hidden"
    >
      <NavLink to={hrefs.home} end prefetch={ahead()} className={ITEM}>
        <House aria-hidden className="size-5.5" />
        {t('home')}
      </NavLink>
      <NavLink to={hrefs.products()} prefetch={ahead()} className={ITEM}>
        <LayoutGrid aria-hidden className="size-5.5" />
        {t('products')}
      </NavLink>
      <NavLink to={hrefs.services()} prefetch={ahead()} className={ITEM}>
        <Wrench aria-hidden className="size-5.5" />
        {t('services')}
      </NavLink>
      {administrator && (
        <NavLink to={hrefs.admin()} className={ITEM}>
          <LayoutDashboard aria-hidden className="size-5.5" />
          {t('admin')}
        </NavLink>
      )}
      <NavLink to={hrefs.cart} className={ITEM}>
        <span className="relative px-2.5" data-cart-icon="">
          <ShoppingCart aria-hidden className="size-5.5" />
          <CountDot count={inCart} />
        </span>
        <span aria-hidden>{t('cart')}</span>
        <span className="sr-only">{t('cartCount', { count: inCart })}</span>
      </NavLink>
      <NavLink to={hrefs.account} className={ITEM}>
        <User aria-hidden className="size-5.5" />
        {t('account')}
      </NavLink>
    </nav>
  );
}
