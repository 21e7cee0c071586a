import { useCallback, useEffect, useRef, useState } from 'react';
import { RULES } from '#src/kernel/field-rules.ts';
import { usePersonal } from '#src/web/features/personal/state.ts';
import { Refusal } from '#src/wire/client/call.ts';
import { type Delivery, ownDelivery, quoteDelivery } from '#src/wire/client/delivery.ts';
import { savedPincode, savePincode } from './saved-pincode.ts';

export type DeliveryState =
  | { phase: 'asking' }
  | { phase: 'waiting' }
  | { phase: 'known'; delivery: Delivery }
  | { phase: 'failed'; error: unknown };

/** Asks when a delivery arrives. The PIN code is remembered on this device; without one, the default address is used. */
export function useDelivery() {
  const personal = usePersonal(({ phase }) => phase);
  const [pincode, setPincode] = useState('');
  const [state, setState] = useState<DeliveryState>({ phase: 'asking' });
  const [wrong, setWrong] = useState(false);
  const asked = useRef<AbortController>(undefined);
  const begun = useRef(false);

  const load = useCallback(async (find: (signal: AbortSignal) => Promise<Delivery | null>, quiet = false) => {
    asked.current?.abort();
    const asking = new AbortController();
    const { signal } = asking;
    asked.current = asking;
    if (!quiet) setState({ phase: 'waiting' });
    try {
      const delivery = await find(signal);
      if (!delivery) return;
      setPincode(delivery.pincode);
      setState({ phase: 'known', delivery });
    } catch (error) {
      if (signal.aborted || quiet) return;
      if (error instanceof Refusal && error.status === 422) {
        setState({ phase: 'asking' });
        setWrong(true);
      } else setState({ phase: 'failed', error });
    }
  }, []);

  const check = (): boolean => {
    const typed = pincode.trim();
    if (RULES.zipcode(typed)) {
      setWrong(true);
      return false;
    }
    savePincode(typed);
    void load((signal) => quoteDelivery(typed, signal));
    return true;
  };

  useEffect(() => {
    if (begun.current || personal === 'waiting') return;
    begun.current = true;
    const kept = savedPincode();
    if (kept) {
      setPincode(kept);
      void load((signal) => quoteDelivery(kept, signal));
    } else if (personal === 'ready') void load(ownDelivery, true);
  }, [personal, load]);
  useEffect(() => () => asked.current?.abort(), []);

  return {
    pincode,
    state,
    wrong,
    check,
    type(value: string) {
      setPincode(value.replace(/\D/g, '').slice(0, 6));
      setWrong(false);
      if (state.phase === 'known') setState({ phase: 'asking' });
    },
  };
}
