import { Outlet } from 'react-router';
import { AdminFrame } from '../admin/admin-frame.tsx';
import type { Route } from './+types/admin-layout.ts';
import { loadAdminWords } from './admin-layout.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => loadAdminWords({ context });

/** Around every page of the workspace. */
export default function AdminLayout() {
  return (
    <AdminFrame>
      <Outlet />
    </AdminFrame>
  );
}
