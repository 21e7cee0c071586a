import { CalendarDays, ExternalLink, Inbox, LogOut, type LucideIcon, Menu, Package, Sunrise, User } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { leave } from '#src/web/features/sign-out/leave.ts';
import { CountDot } from '#src/web/ui/count-dot.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import type { WorkRow } from '#src/wire/client/work.ts';
import { hrefs } from '#src/wire/pages.ts';
import { SectionLinks } from './section-links.tsx';
import { countWork } from './use-work.ts';

const ITEM =
  'flex min-h-16 flex-1 flex-col items-center justify-center gap-1 text-xs font-semibold text-soft aria-[current=page]:text-link';
const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-card px-3 text-start text-[0.9375rem] font-normal hover:bg-mist [&>svg]:size-5 [&>svg]:text-soft';

type Tab = { key: 'today' | 'orders' | 'visits' | 'inbox'; to: string; icon: LucideIcon; work?: WorkRow['kind'][] };
const TABS: Tab[] = [
  { key: 'today', to: hrefs.admin(), icon: Sunrise },
  { key: 'orders', to: hrefs.orders, icon: Package, work: ['orders', 'parcels', 'returns'] },
  { key: 'visits', to: hrefs.calendar(), icon: CalendarDays },
  { key: 'inbox', to: hrefs.inbox(), icon: Inbox, work: ['messages', 'questions', 'enquiries', 'complaints'] },
];

/** The workspace's navigation on a phone or tablet, within reach of the thumb; the rest of its pages in a sheet. */
export function PhoneBar({ work }: { work: readonly WorkRow[] }) {
  const t = useTranslations('admin');
  const shell = useTranslations('shell');
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the sheet
  useEffect(() => setOpen(false), [key]);
  return (
    <>
      <nav
        aria-label={t('navigation')}
        className="bottom-bar fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-ground/95 pb-[env(safe-area-inset-bottom)] backdrop-blur-md lg:hidden print:hidden"
      >
        {TABS.map(({ key: tab, to, icon: Icon, work: kinds }) => (
          <NavLink key={tab} to={to} end={tab === 'today'} className={ITEM}>
            <span className="relative px-2.5">
              <Icon aria-hidden className="size-5.5" />
              <CountDot count={countWork(work, kinds)} />
            </span>
            {t(`tabs.${tab}`)}
          </NavLink>
        ))}
        <button type="button" aria-haspopup="dialog" className={ITEM} onClick={() => setOpen(true)}>
          <Menu aria-hidden className="size-5.5" />
          {t('tabs.more')}
        </button>
      </nav>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('navigation')}>
        <nav aria-label={t('allPages')}>
          <SectionLinks work={work} />
        </nav>
        <ul className="mt-4 border-t border-line pt-4">
          <li>
            <Link to={hrefs.home} className={ROW}>
              <ExternalLink aria-hidden />
              {t('viewShop')}
            </Link>
          </li>
          <li>
            <Link to={hrefs.account} className={ROW}>
              <User aria-hidden />
              {shell('account')}
            </Link>
          </li>
          <li>
            <button type="button" className={ROW} onClick={() => leave(shell('signOutFailed'))}>
              <LogOut aria-hidden />
              {shell('signOut')}
            </button>
          </li>
        </ul>
      </Dialog>
    </>
  );
}
