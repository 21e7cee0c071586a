import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { useRootOrNothing } from '#src/web/context/use-root.ts';
import { FailedPage } from '#src/web/layout/failed-page.tsx';
import { shellOf } from '#src/web/layout/shell-of.ts';
import { AdminFrame } from '#src/web/layout/workspace/admin-frame.tsx';
import { SecondFactorOffer } from '#src/web/layout/workspace/second-factor-offer.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';

export { loader } from './page.server.ts';

/** Around every page of the workspace. */
export default function AdminLayout({ loaderData: { offer } }: Route.ComponentProps) {
  return (
    <Frame offer={offer}>
      <Outlet />
    </Frame>
  );
}

/** A failed page of the workspace keeps the frame; a visitor refused the workspace itself, whose texts are then missing, gets none. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const kind = useRootOrNothing()?.kind;
  const page = <FailedPage error={error} workspace={loaderData !== undefined} />;
  const { pathname } = useLocation();
  if (loaderData) return <Frame offer={loaderData.offer}>{page}</Frame>;
  return shellOf(pathname, kind) === 'shop' ? page : <main id="content">{page}</main>;
}

function Frame({ offer, children }: { offer: boolean; children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <AdminFrame>
      {offer && pathname === hrefs.admin() && <SecondFactorOffer />}
      {children}
    </AdminFrame>
  );
}
