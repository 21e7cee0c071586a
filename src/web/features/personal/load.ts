import { Refusal } from '#src/wire/client/call.ts';
import { whoIsSignedIn } from '#src/wire/client/identity.ts';
import { userList } from '#src/wire/client/shopping.ts';
import { readCookie, UID_COOKIE } from '#src/wire/visitor.ts';
import { runPendingAction } from './optimistic-mutations.ts';
import { takePendingAction } from './pending-action.ts';
import { changePersonal, NOBODY, readPersonal } from './state.ts';

let begun: string | undefined;

/** Loads the signed-in person's state, once per document and again when Back restores a stored page. */
export function beginPersonal(kind: string | undefined): () => void {
  if (kind === undefined || kind === 'guest') {
    changePersonal({ ...NOBODY, phase: 'guest' });
    return () => {};
  }
  if (begun !== kind) {
    begun = kind;
    void refreshPersonal();
  }
  const onShow = (event: PageTransitionEvent) => event.persisted && void refreshPersonal();
  addEventListener('pageshow', onShow);
  return () => removeEventListener('pageshow', onShow);
}

/** Loads name and lists at once, in parallel, and then performs what a guest wanted before signing in. */
export async function refreshPersonal(): Promise<void> {
  const uid = readCookie(document.cookie, UID_COOKIE);
  if (!uid) return changePersonal({ ...NOBODY, phase: 'signed-out' });
  try {
    const [user, favourites, cart, ratings] = await Promise.all([
      whoIsSignedIn(),
      userList(uid, 'favorites'),
      userList(uid, 'cart'),
      userList(uid, 'ratings'),
    ]);
    if (!user) return changePersonal({ ...NOBODY, phase: 'signed-out' });
    const stars = new Map(ratings.map((item) => [item.id, item.stars]));
    changePersonal({
      phase: 'ready',
      uid,
      name: user.name,
      email: user.email,
      favourites: new Set(favourites.map((item) => item.id)),
      cart: new Map(cart.map((item) => [item.id, item.quantity])),
      stars,
      loadedStars: stars,
    });
    const wish = takePendingAction(['favourite', 'cart', 'set', 'rate']);
    if (wish) runPendingAction(wish);
  } catch (error) {
    if (error instanceof Refusal && error.status === 401) changePersonal({ ...NOBODY, phase: 'signed-out' });
    else if (readPersonal().phase === 'waiting') changePersonal({ phase: 'failed' });
  }
}
