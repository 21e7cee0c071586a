import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Logo } from '#src/web/context/logo.tsx';
import { useOwnAddress } from '#src/web/context/use-own-address.ts';
import { useRootOrNothing } from '#src/web/context/use-root.ts';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { goWithLink, readToken } from '#src/web/features/mail-link/token.ts';
import { isPlainPress } from '#src/web/ui/plain-press.ts';
import { hrefs } from '#src/wire/pages.ts';
import { isAuthPage } from './auth-pages.ts';

/**
 * Guests have no header (spec.md §2): one line in the page says whose shop this is, and has the way in. It scrolls away with the page and covers
 * nothing.
 */
export function GuestWayIn() {
  const t = useTranslations('shell');
  const { longName } = useShopSettings();
  const { pathname, search } = useOwnAddress();
  const opening = useRootOrNothing()?.opening;
  if (isAuthPage(pathname)) return null;
  // The page of a shop that is not open says whose it is, and there is nowhere to go home to.
  const isShut = opening !== undefined && opening.state !== 'open';
  const to = hrefs.signUp(pathname + search, 'sign-in');
  return (
    <nav aria-label={t('helpLinks')} className="guest-way-in border-b border-line">
      <div className="column flex min-h-12 items-center justify-between gap-4 lg:min-h-16">
        {!isShut && (
          <Link
            to={hrefs.home}
            aria-label={`${longName}, ${t('home')}`}
            className="-ms-1 inline-flex min-h-11 min-w-0 items-center rounded-card px-1"
          >
            <Logo className="[&>svg]:size-7" />
          </Link>
        )}
        <Link
          to={to}
          onClick={(event) => {
            if (!readToken() || !isPlainPress(event)) return;
            event.preventDefault();
            goWithLink(to);
          }}
          className="-me-2 ms-auto inline-flex min-h-11 shrink-0 items-center rounded-card px-2 text-sm font-semibold text-link hover:underline print:hidden"
        >
          {t('signIn')}
        </Link>
      </div>
    </nav>
  );
}
