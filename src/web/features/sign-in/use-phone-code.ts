import { useState } from 'react';
import { tenDigits } from '#src/web/features/phone-number/ten-digits.ts';
import { Refusal } from '#src/wire/client/call.ts';
import type { PhoneCode } from '#src/wire/client/phone.ts';
import { useCountdown } from './use-countdown.ts';
import { useReason } from './use-reason.ts';

/** Asking for a code by SMS and typing it, to sign in with. */
export function usePhoneCode(send: (phone: string) => Promise<PhoneCode>) {
  const reason = useReason();
  const [phone, setPhone] = useState('');
  const [challenge, setChallenge] = useState('');
  const [again, setAgain] = useState(0);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const wait = useCountdown(again);

  /** Runs one step; answers the refusal, if there was one. What was typed stays. */
  async function run(step: () => Promise<unknown>): Promise<unknown> {
    setBusy(true);
    setFailure(undefined);
    try {
      await step();
      return undefined;
    } catch (error) {
      setFailure(reason(error));
      if (error instanceof Refusal && error.status === 429 && (error.retryAfter ?? 99) <= 30)
        setAgain(Date.now() + (error.retryAfter ?? 0) * 1000);
      return error;
    } finally {
      setBusy(false);
    }
  }

  const ask = (typed: string) =>
    run(async () => {
      const number = tenDigits(typed);
      const sent = await send(number);
      setPhone(number);
      setChallenge(sent.challenge);
      setAgain(Date.now() + sent.resendIn * 1000);
    });

  const startOver = () => {
    setChallenge('');
    setFailure(undefined);
  };

  return { phone, challenge, wait, busy, failure, run, ask, startOver };
}
