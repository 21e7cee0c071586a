import { readCookie, UID_COOKIE } from '#src/wire/visitor.ts';
import { type PendingAction, savePendingAction } from './pending-action.ts';
import { askToSignIn } from './prompt.ts';
import { readPersonal } from './state.ts';

/**
 * Whose action it is. A guest is asked to sign in; a press before the lists have loaded is performed once they have; if they failed to load, the
 * call itself says why.
 */
export function uidFor(wish: PendingAction): string | undefined {
  const { uid, phase } = readPersonal();
  if (uid) return uid;
  if (phase === 'waiting') savePendingAction(wish);
  else if (phase === 'failed') return readCookie(document.cookie, UID_COOKIE);
  else askToSignIn(wish);
  return undefined;
}
