import { User } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Logo } from '#src/web/context/logo.tsx';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { AccountMenu } from '#src/web/layout/account-menu.tsx';
import { PageOrWaiting } from '#src/web/layout/page-or-waiting.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** Around a technician's pages, in place of the shop's search, cart and footer: one line with the way back to the day's visits and the account. */
export function TechnicianFrame({ children }: { children: ReactNode }) {
  const t = useTranslations('shell');
  const visits = useTranslations('technician');
  const store = useShopSettings();
  return (
    <>
      <header className="sticky top-0 z-30 border-b border-line bg-ground/95 backdrop-blur-md">
        <div className="column flex h-14 items-center justify-between gap-4">
          <Link
            to={hrefs.technician}
            aria-label={`${store.name}, ${visits('title')}`}
            className="-ms-1 flex min-h-11 shrink-0 items-center rounded-card p-1"
          >
            <Logo />
          </Link>
          <AccountMenu />
          <Link
            to={hrefs.account}
            aria-label={t('account')}
            className="grid size-11 place-items-center rounded-full hover:bg-mist md:hidden"
          >
            <User aria-hidden className="size-5.5" />
          </Link>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="grow">
        <PageOrWaiting>{children}</PageOrWaiting>
      </main>
    </>
  );
}
