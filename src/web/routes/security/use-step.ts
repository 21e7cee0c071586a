import { useState } from 'react';
import { Refusal } from '#src/contract/client/call.ts';
import { useFaultWords } from '../../fault-words.ts';

/** Sends one step of a form: busy meanwhile, and why it did not work. What was typed stays. */
export function useStep() {
  const words = useFaultWords('security');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  async function run(step: () => Promise<unknown>): Promise<void> {
    setBusy(true);
    setFailure(undefined);
    try {
      await step();
    } catch (error) {
      const field = error instanceof Refusal && error.code === 'invalid' ? Object.values(error.fields)[0] : undefined;
      setFailure(field ?? words(error));
    } finally {
      setBusy(false);
    }
  }
  return { busy, failure, run };
}
