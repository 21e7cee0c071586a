import { ChevronDown, Heart, LayoutDashboard, LogOut, Package, Star, User, Wrench } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useRootOrNothing } from '#src/web/context/use-root.ts';
import { usePersonal } from '#src/web/features/personal/state.ts';
import { leave } from '#src/web/features/sign-out/leave.ts';
import { hrefs } from '#src/wire/pages.ts';

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-card px-3 text-start text-[0.9375rem] font-normal hover:bg-mist [&>svg]:size-5 [&>svg]:text-soft';

/** Links to the customer's own pages, under their name. A disclosure; the name's space is reserved before it is known. */
export function AccountMenu() {
  const t = useTranslations('shell');
  const name = usePersonal((state) => state.name);
  const administrator = useRootOrNothing()?.kind === 'administrator';
  const ref = useRef<HTMLDetailsElement>(null);
  useClosing(ref);
  return (
    <details ref={ref} className="group relative max-md:hidden">
      <summary
        aria-label={name ? `${t('accountMenu')}: ${name}` : t('accountMenu')}
        className={`flex min-h-11 w-48 list-none items-center justify-end gap-2 rounded-full px-3 text-[0.9375rem] font-semibold transition-colors duration-200 hover:bg-mist [&::-webkit-details-marker]:hidden ${administrator ? 'md:max-lg:w-auto' : ''}`}
      >
        <User aria-hidden className="size-5.5 shrink-0" />
        {/* The administrator's row has one more link: on a tablet there is only room for the icon. */}
        <span className={`truncate ${administrator ? 'md:max-lg:hidden' : ''}`}>{name ?? t('account')}</span>
        <ChevronDown
          aria-hidden
          className="size-4 shrink-0 text-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      <ul className="rise absolute end-0 top-full z-40 mt-2 w-60 rounded-panel border border-line bg-paper p-2 shadow-soft">
        {administrator && (
          <li>
            <Link to={hrefs.admin()} className={ITEM}>
              <LayoutDashboard aria-hidden />
              {t('admin')}
            </Link>
          </li>
        )}
        <li>
          <Link to={hrefs.account} className={ITEM}>
            <User aria-hidden />
            {t('account')}
          </Link>
        </li>
        <li>
          <Link to={hrefs.orders} className={ITEM}>
            <Package aria-hidden />
            {t('myOrders')}
          </Link>
        </li>
        <li>
          <Link to={hrefs.myServices()} className={ITEM}>
            <Wrench aria-hidden />
            {t('myServices')}
          </Link>
        </li>
        <li>
          <Link to={hrefs.userList('favorites')} className={ITEM}>
            <Heart aria-hidden />
            {t('favourites')}
          </Link>
        </li>
        <li>
          <Link to={hrefs.userList('ratings')} className={ITEM}>
            <Star aria-hidden />
            {t('ratings')}
          </Link>
        </li>
        <li className="mt-2 border-t border-line pt-2">
          <button type="button" className={ITEM} onClick={() => leave(t('signOutFailed'))}>
            <LogOut aria-hidden />
            {t('signOut')}
          </button>
        </li>
      </ul>
    </details>
  );
}

/** Closes the menu on Escape, on a press or focus elsewhere, and on a new page. */
function useClosing(ref: RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation();
  const shownAt = useRef(key);
  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    ref.current?.removeAttribute('open');
  }, [key, ref]);
  useEffect(() => {
    const menu = ref.current;
    const elsewhere = (event: Event) => !menu?.contains(event.target as Node) && menu?.removeAttribute('open');
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu?.open) return;
      menu.removeAttribute('open');
      menu.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', onKey);
    };
  }, [ref]);
}
