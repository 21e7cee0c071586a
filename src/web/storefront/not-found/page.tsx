export { refuseAddress as loader } from '#src/web/context/not-found.server.ts';

/** Never shown: the loader refuses, and the root shows its error page. */
export default function NotFound() {
  return null;
}
