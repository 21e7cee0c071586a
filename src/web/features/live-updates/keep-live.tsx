import type { LiveSubject } from '#src/wire/domain.ts';
import { LiveMark } from './live-mark.tsx';
import { useLive } from './use-live.ts';

/** Keeps a page true that is the workspace's for the administrator alone; a shopper's page does not hold it. */
export const KeepLive = ({ subjects }: { subjects: readonly LiveSubject[] }) => (
  <LiveMark connected={useLive(subjects)} />
);
