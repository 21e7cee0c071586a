import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useOwnAddress } from '#src/web/context/use-own-address.ts';
import { LanguageSwitch } from '#src/web/features/language-switch/language-switch.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { isAuthPage } from './auth-pages.ts';
import { HELP } from './legal-links.ts';

/** Guests have no footer: the legal links and the languages are in the page. */
export function GuestFoot() {
  const t = useTranslations('shell');
  const { pathname } = useOwnAddress();
  if (isAuthPage(pathname)) return null;
  return (
    <div className="column page-end pt-14 pb-8 print:hidden">
      <nav aria-label={t('legalLinks')} className="flex flex-wrap gap-x-5 border-t border-line pt-4 text-sm">
        {[
          [hrefs.solar(), 'planRoof'] as const,
          [hrefs.solarChecks, 'solarChecks'] as const,
          [hrefs.about, 'about'] as const,
          ...HELP,
        ].map(([to, name]) => (
          <Link key={to} to={to} className="inline-flex min-h-11 items-center text-soft hover:text-ink hover:underline">
            {t(name)}
          </Link>
        ))}
      </nav>
      <LanguageSwitch className="text-soft" />
    </div>
  );
}
