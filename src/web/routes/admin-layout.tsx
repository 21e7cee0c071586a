import { Outlet, useLocation } from 'react-router';
import { hrefs } from '#src/contract/pages.ts';
import { AdminFrame } from '../admin/admin-frame.tsx';
import { SecondFactorOffer } from '../admin/second-factor-offer.tsx';
import type { Route } from './+types/admin-layout.ts';
import { loadAdminLayout } from './admin-layout.server.ts';

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
