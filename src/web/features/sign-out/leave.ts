import { announce } from '#src/web/ui/status-region.tsx';
import { signOut } from '#src/wire/client/identity.ts';
import { hrefs } from '#src/wire/pages.ts';
import { readCookie, UID_COOKIE } from '#src/wire/visitor.ts';

/** Signs out, forgets what this device has kept of others, and loads a new document: the kind of page changes with it. */
export async function leave(failed: string): Promise<void> {
  const uid = readCookie(document.cookie, UID_COOKIE);
  try {
    await signOut();
    forgetTab();
    if (uid) await forgetSaved(uid);
    location.assign(hrefs.signUp());
  } catch {
    announce(failed);
  }
}

/** What this tab has kept for whoever was signed in: wishes, a payment under way. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {} // a browser that keeps nothing
}

/** Technicians' pages keep visits on the device; nobody else needs that code. */
async function forgetSaved(uid: string): Promise<void> {
  try {
    await (await import('#src/web/features/field-visit/device.ts')).forgetSaved(uid);
  } catch {} // what cannot be read here goes after three days
}
