import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { isSignedIn, useRootOrNothing } from '#src/web/context/use-root.ts';
import { beginPersonal } from '#src/web/features/personal/load.ts';
import { Near } from '#src/web/ui/near.tsx';
import { StatusRegion } from '#src/web/ui/status-region.tsx';
import { AnnouncementBar } from './announcement-bar.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { GuestFoot } from './guest-foot.tsx';
import { GuestWayIn } from './guest-way-in.tsx';
import { Header } from './header.tsx';
import { NoticeBars } from './notice-bars.tsx';
import { Progress } from './progress.tsx';
import { SessionEnded } from './session-ended.tsx';
import { SignInPrompt } from './sign-in-prompt.tsx';

/**
 * What surrounds every page. Header and footer only when signed in, the announcement bar only on the home page (rules.md §2). `bare`: a page of the
 * workspace or of a technician, which has its own frame and `main`.
 */
export function ShellFrame({ bare = false, children }: { bare?: boolean; children: ReactNode }) {
  const t = useTranslations('shell');
  const root = useRootOrNothing();
  const { pathname } = useLocation();
  useEffect(() => beginPersonal(root?.kind), [root?.kind]);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-card bg-brand font-semibold text-on-brand focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:px-4 focus:py-3"
      >
        {t('skip')}
      </a>
      <NoticeBars />
      {pathname === '/' && (root?.opening.state === 'open' || root?.kind === 'administrator') && <AnnouncementBar />}
      {bare ? children : <ShopFrame>{children}</ShopFrame>}
      <Progress />
      <SessionEnded />
      <SignInPrompt />
      <StatusRegion />
    </div>
  );
}

function ShopFrame({ children }: { children: ReactNode }) {
  const root = useRootOrNothing();
  const signedIn = isSignedIn(root?.kind);
  return (
    <>
      {signedIn && root ? <Header kind={root.kind} /> : <GuestWayIn />}
      <main id="content" tabIndex={-1} className="grow">
        {children}
      </main>
      <Near id="foot">
        {signedIn && root ? <Footer year={root.year} testPayments={root.testPayments} /> : <GuestFoot />}
      </Near>
      {signedIn && <BottomBar />}
    </>
  );
}
