import { keepToken } from '#src/web/features/mail-link/token.ts';
import { beginGoogle } from '#src/wire/client/identity.ts';
import { hrefs } from '#src/wire/pages.ts';

export type GoogleFailure = 'google-denied' | 'google-exists' | 'google-state' | 'google-failed' | 'forbidden';
/** How a sign-in with Google ended. `closed`: the popup was closed, which is an outcome too. */
export type GoogleOutcome = 'session' | 'second-factor' | 'closed' | GoogleFailure;

const CHANNEL = 'kiran-google';
/** A popup that navigates to another site can seem closed for a moment. */
const GRACE = 2_500;

const FAILURES: Record<string, GoogleFailure> = {
  access_denied: 'google-denied',
  account_not_linked: 'google-exists',
  state_mismatch: 'google-state',
  state_not_found: 'google-state',
  please_restart_the_process: 'google-state',
  USER_DISABLED: 'forbidden',
};

/** What the code in a landing page's address means. */
export const googleFailure = (code: string | null): GoogleFailure | undefined =>
  code ? (FAILURES[code] ?? 'google-failed') : undefined;

/** Sends the outcome to the page that opened this popup. */
export function postOutcome(outcome: GoogleOutcome): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(outcome);
  channel.close();
}

/**
 * Signs in with Google in a popup. Where the browser blocks that, this page itself navigates there, and the promise never settles. Throws what
 * {@link beginGoogle} throws. Call it directly from a press: browsers block popups otherwise.
 */
export async function signInWithGoogle(from: string | undefined): Promise<GoogleOutcome> {
  const popup = window.open('', 'kiran-google', 'popup,width=480,height=680');
  if (!popup) {
    const back = hrefs.signUp(from, 'sign-in');
    const address = await beginGoogle({ done: from ?? '/', failed: back });
    keepToken();
    location.assign(address);
    return new Promise(() => {});
  }
  try {
    popup.location.replace(await beginGoogle({ done: hrefs.googleDone, failed: hrefs.googleDone }));
  } catch (error) {
    popup.close();
    throw error;
  }
  return outcomeOf(popup);
}

function outcomeOf(popup: Window): Promise<GoogleOutcome> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(CHANNEL);
    let closedAt = 0;
    const end = (outcome: GoogleOutcome) => {
      clearInterval(watch);
      channel.close();
      popup.close();
      resolve(outcome);
    };
    channel.onmessage = ({ data }) => end(data as GoogleOutcome);
    const watch = setInterval(() => {
      if (!popup.closed) closedAt = 0;
      else if (closedAt === 0) closedAt = Date.now();
      else if (Date.now() - closedAt > GRACE) end('closed');
    }, 250);
  });
}
