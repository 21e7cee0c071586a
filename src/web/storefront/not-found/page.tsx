export { refuseAddress as loader } from '#src/web/context/not-found.server.ts';

/** Never shown: the loader refuses, and the root's error page answers. */
export default function NotFound() {
  return null;
}
