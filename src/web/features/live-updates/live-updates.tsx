import type { LiveSubject } from '#src/wire/domain.ts';
import { LiveMark } from './live-mark.tsx';
import { useLiveUpdates } from './use-live-updates.ts';

/** Keeps a page true that is the workspace's for the administrator alone; a shopper's page does not hold it. */
export const LiveUpdates = ({ subjects }: { subjects: readonly LiveSubject[] }) => (
  <LiveMark connected={useLiveUpdates(subjects)} />
);
