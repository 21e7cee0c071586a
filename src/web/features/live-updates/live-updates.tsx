import type { LiveSubject } from '#src/wire/domain.ts';
import { LiveMark } from './live-mark.tsx';
import { useLiveUpdates } from './use-live-updates.ts';

/** Keeps a page up to date that belongs to the workspace only for the administrator; a shopper's page does not include it. */
export const LiveUpdates = ({ subjects }: { subjects: readonly LiveSubject[] }) => (
  <LiveMark connected={useLiveUpdates(subjects)} />
);
