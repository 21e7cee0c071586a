import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useOwnAddress } from '#src/web/context/use-own-address.ts';
import { goWithLink, readToken } from '#src/web/features/mail-link/token.ts';
import { buttonLook } from '#src/web/ui/button.tsx';
import { isPlainPress } from '#src/web/ui/plain-press.ts';
import { hrefs } from '#src/wire/pages.ts';
import { isAuthPage } from './auth-pages.ts';

/**
 * Guests have no header: one small sign-in link. On a wide screen it is at the top of the page; on a phone it floats at the start of the line,
 * because a card's heart and plus are at its end.
 */
export function GuestWayIn() {
  const t = useTranslations('shell');
  const { pathname, search } = useOwnAddress();
  if (isAuthPage(pathname)) return null;
  const to = hrefs.signUp(pathname + search, 'sign-in');
  return (
    <div className="column">
      <div className="md:relative">
        <nav
          aria-label={t('helpLinks')}
          className="guest-way-in z-20 max-md:fixed max-md:start-4 max-md:bottom-4 md:absolute md:end-0 md:top-4"
        >
          <Link
            to={to}
            onClick={(event) => {
              if (!readToken() || !isPlainPress(event)) return;
              event.preventDefault();
              goWithLink(to);
            }}
            className={`${buttonLook()} rounded-full! max-md:shadow-soft`}
          >
            {t('signIn')}
          </Link>
        </nav>
      </div>
    </div>
  );
}
