import { readCookie, UID_COOKIE } from '#src/wire/visitor.ts';
import { type PendingAction, savePendingAction } from './pending-action.ts';
import { askToSignIn } from './prompt.ts';
import { readPersonal } from './state.ts';

/**
 * Whose wish it is. A guest is asked to sign in; a press before the lists have come is carried out once they are there;
 * where they did not come at all, the call itself says why.
 */
export function uidFor(wish: PendingAction): string | undefined {
  const { uid, phase } = readPersonal();
  if (uid) return uid;
  if (phase === 'waiting') savePendingAction(wish);
  else if (phase === 'failed') return readCookie(document.cookie, UID_COOKIE);
  else askToSignIn(wish);
  return undefined;
}
