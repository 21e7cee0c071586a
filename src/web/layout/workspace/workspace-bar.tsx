import { Bell, ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Logo, ShortLogo } from '#src/web/context/logo.tsx';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { AccountMenu } from '#src/web/layout/account-menu.tsx';
import { CountDot } from '#src/web/ui/count-dot.tsx';
import type { WorkRow } from '#src/wire/client/work.ts';
import { hrefs } from '#src/wire/pages.ts';
import { FindAnything } from './find-anything.tsx';

/** The workspace's one line: whose it is, where something is, what waits, the way to the shop, the account. */
export function WorkspaceBar({ work }: { work: readonly WorkRow[] }) {
  const t = useTranslations('admin');
  const store = useShopSettings();
  const waiting = work.reduce((sum, { count }) => sum + count, 0);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground/95 backdrop-blur-md print:hidden">
      <div className="flex h-14 items-center gap-2 px-4 lg:gap-4 lg:px-5">
        <Link
          to={hrefs.admin()}
          aria-label={`${store.name}, ${t('navigation')}`}
          className="flex min-h-11 shrink-0 items-center rounded-card pe-2"
        >
          <span className="sm:hidden">
            <ShortLogo />
          </span>
          <span className="max-sm:hidden">
            <Logo />
          </span>
        </Link>
        <div className="min-w-0 grow lg:max-w-md">
          <FindAnything />
        </div>
        <div className="ms-auto flex items-center gap-1">
          <Link
            to={hrefs.home}
            className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-[0.9375rem] font-semibold text-soft transition-colors duration-200 hover:bg-mist hover:text-ink max-lg:hidden"
          >
            <ExternalLink aria-hidden className="size-5" />
            {t('viewShop')}
          </Link>
          <Link
            to={`${hrefs.admin()}#to-do`}
            aria-label={t('waiting', { count: waiting })}
            className="relative grid size-11 place-items-center rounded-full transition-colors duration-200 hover:bg-mist [&>svg]:size-5.5"
          >
            <Bell aria-hidden />
            <CountDot count={waiting} />
          </Link>
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}
