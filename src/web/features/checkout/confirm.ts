import { Refusal } from '#src/wire/client/call.ts';
import { type Confirmed, confirmPayment, type ProviderSuccess } from '#src/wire/client/checkout.ts';

/** Not a refusal: the shop or the provider could not be reached, or does not know of the money yet. */
const willPass = (error: unknown) =>
  error instanceof Refusal &&
  (error.status === 0 ||
    error.status >= 500 ||
    error.status === 429 ||
    error.code === 'not-captured' ||
    error.code === 'in-progress');

const PAUSES = [1, 2, 3, 5, 8, 13, 20];

type Waiting = { signal: AbortSignal; onWait: () => void; hurry: () => Promise<void> };

/**
 * Asks for the order until there is a clear answer: the payment is made, so giving up is no option. Returns undefined if the page was left in the
 * meantime; throws the refusal.
 */
export async function confirm(
  success: ProviderSuccess,
  { signal, onWait, hurry }: Waiting,
): Promise<Confirmed | undefined> {
  for (let turn = 0; !signal.aborted; turn += 1) {
    try {
      const confirmed = await confirmPayment(success);
      return signal.aborted ? undefined : confirmed;
    } catch (error) {
      if (!willPass(error)) throw error;
      onWait();
      await Promise.race([pause(PAUSES[turn] ?? 30, signal), hurry()]);
    }
  }
  return undefined;
}

/** Ends early when the connection returns or the page is left. */
const pause = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((go) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      go();
    };
    const timer = setTimeout(end, seconds * 1000);
    addEventListener('online', end);
    signal.addEventListener('abort', end, { once: true });
  });
