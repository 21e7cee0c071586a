import { Outlet, useLocation } from 'react-router';
import { AdminFrame } from '#src/web/features/workspace-frame/admin-frame.tsx';
import { SecondFactorOffer } from '#src/web/features/workspace-frame/second-factor-offer.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { loadAdminLayout } from './page.server.ts';

export const loader = ({ context, request }: Route.LoaderArgs) => loadAdminLayout({ context, request });

/** Around every page of the workspace. */
export default function AdminLayout({ loaderData: { offer } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <AdminFrame>
      {offer && pathname !== hrefs.security && <SecondFactorOffer />}
      <Outlet />
    </AdminFrame>
  );
}
