import type { Route } from './+types/not-found.ts';
import { refuseAddress } from './not-found.server.ts';

export const loader = ({ context }: Route.LoaderArgs) => refuseAddress({ context });

/** Never shown: the loader refuses, and the root's error page answers. */
export default function NotFound() {
  return null;
}
