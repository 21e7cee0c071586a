import { Languages } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES, LANGUAGES, languageOf } from '#src/kernel/locales.ts';
import { useOwnAddress } from '#src/web/context/use-own-address.ts';
import { useRootOrNothing } from '#src/web/context/use-root.ts';
import { goWithLink } from '#src/web/features/mail-link/token.ts';
import { isPlainPress } from '#src/web/ui/plain-press.ts';

import { rememberLanguage } from './language.ts';

/**
 * Each language by its own name. Links to whole documents: they work before and without scripts, and all of the page's texts change at once. A plain
 * click takes along the token of a mail's link, which no server may see and so cannot be in the link.
 */
export function LanguageSwitch({ className = '' }: { className?: string }) {
  const t = useTranslations('shell');
  const { pathname, search } = useOwnAddress();
  const root = useRootOrNothing();
  return (
    <nav
      aria-label={t('language')}
      className={`language-switch flex flex-wrap items-center gap-x-1 text-[0.9375rem] ${className}`}
    >
      <Languages aria-hidden className="me-1 size-5" />
      {LANGUAGES.map((code) => (
        <a
          key={code}
          href={inLanguage(pathname, search, code)}
          hrefLang={code}
          lang={code}
          aria-current={root && code === languageOf(root.locale) ? 'true' : undefined}
          onClick={(event) => {
            rememberLanguage(code);
            if (!isPlainPress(event)) return;
            event.preventDefault();
            goWithLink(inLanguage(pathname, search, code));
          }}
          className="language-name inline-flex min-h-11 items-center rounded-full px-2.5 underline-offset-4 hover:underline aria-[current=true]:font-bold"
        >
          {LANGUAGE_NAMES[code]}
        </a>
      ))}
    </nav>
  );
}

function inLanguage(pathname: string, search: string, code: string): string {
  const query = new URLSearchParams(search);
  query.set('lang', code);
  return `${pathname}?${query}`;
}
