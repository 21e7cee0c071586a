import { refuseAddress } from '#src/web/context/not-found.server.ts';
import type { Route } from './+types/page.ts';

export const loader = ({ context }: Route.LoaderArgs) => refuseAddress({ context });

/** Never shown: the loader refuses, and the root's error page answers. */
export default function NotFound() {
  return null;
}
