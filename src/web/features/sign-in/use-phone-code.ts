import { useState } from 'react';
import { tenDigits } from '#src/kernel/ten-digits.ts';
import type { Refusal } from '#src/wire/client/call.ts';
import type { PhoneCode } from '#src/wire/client/phone.ts';
import { useCountdown } from './use-countdown.ts';

/** A sign-in code by SMS: the number it was sent to, and how long until another may be requested. */
export function usePhoneCode(send: (phone: string) => Promise<PhoneCode>) {
  const [phone, setPhone] = useState('');
  const [challenge, setChallenge] = useState('');
  const [again, setAgain] = useState(0);
  const wait = useCountdown(again);

  async function ask(typed: string): Promise<void> {
    const number = tenDigits(typed);
    const sent = await send(number);
    setPhone(number);
    setChallenge(sent.challenge);
    setAgain(Date.now() + sent.resendIn * 1000);
  }

  /** If a refusal says that another code may be requested soon, the button counts down to it; the refusal is shown as well. */
  function onRefusal({ status, retryAfter }: Refusal): boolean {
    if (status === 429 && (retryAfter ?? 99) <= 30) setAgain(Date.now() + (retryAfter ?? 0) * 1000);
    return false;
  }

  return { phone, challenge, wait, ask, onRefusal, startOver: () => setChallenge('') };
}
