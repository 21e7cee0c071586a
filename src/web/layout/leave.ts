import { signOut } from '#src/contract/client/identity.ts';
import { hrefs } from '#src/contract/pages.ts';
import { announce } from '../components/status-region.tsx';

/** Signs out and loads a new document: the kind of page changes with it. */
export async function leave(failed: string): Promise<void> {
  try {
    await signOut();
    location.assign(hrefs.signUp());
  } catch {
    announce(failed);
  }
}
