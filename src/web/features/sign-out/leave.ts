import { announce } from '#src/web/ui/status-region.tsx';
import { signOut } from '#src/wire/client/identity.ts';
import { hrefs } from '#src/wire/pages.ts';
import { readCookie, UID_COOKIE } from '#src/wire/visitor.ts';

/** Signs out, clears what this device stores about others, and loads a new document: the kind of page changes with it. */
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

/** Clears what this tab stores for the signed-in account: pending actions, a payment in progress. */
export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {} // a browser without storage
}

/** Technicians' pages store visits on the device; nobody else needs that code. */
async function forgetSaved(uid: string): Promise<void> {
  try {
    await (await import('#src/web/features/field-visit/device.ts')).forgetSaved(uid);
  } catch {} // what cannot be read here expires after three days
}
