import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { hrefs, PAGES } from '#src/contract/pages.ts';
import { buttonLook } from '../components/button.tsx';
import { useOwnAddress } from '../use-own-address.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { HELP } from './legal-links.ts';

const DOORS: readonly string[] = [PAGES.signUp, PAGES.forgotPassword, PAGES.resetPassword, PAGES.verifyEmail, PAGES.accountDeleted].map(({ path }) => path);

/**
 * Guests have no header and no footer: one small floating way in, and the legal link in the page. It floats at the line's start, for
 * a card's heart and plus stand at its end.
 */
export function GuestFoot() {
  const t = useTranslations('shell');
  const { pathname, search } = useOwnAddress();
  if (DOORS.includes(pathname)) return null;
  return (
    <div className="column page-end pt-14 pb-8">
      <nav aria-label={t('legalLinks')} className="flex flex-wrap gap-x-5 border-t border-line pt-4 text-sm">
        {[[hrefs.about, 'about'] as const, ...HELP].map(([to, name]) => (
          <Link key={to} to={to} className="inline-flex min-h-11 items-center text-soft hover:text-ink hover:underline">
            {t(name)}
          </Link>
        ))}
      </nav>
      <LanguageSwitch className="pb-16 text-soft" />
      <nav aria-label={t('helpLinks')} className="guest-way-in fixed start-4 bottom-4 z-20 sm:start-6 sm:bottom-6">
        <Link to={hrefs.signUp(pathname + search, 'sign-in')} className={`${buttonLook()} rounded-full! shadow-soft`}>
          {t('signIn')}
        </Link>
      </nav>
    </div>
  );
}
