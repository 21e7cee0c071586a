import { useEffect, useRef, useState } from 'react';
import type { RoofAnswer } from './ask-roof.ts';

type RoofState = { kind: 'empty' } | RoofAnswer;

/** How long somebody pauses when a number is complete, ms. */
const PAUSE = 350;

type Pending = { timer: ReturnType<typeof setTimeout>; asking: AbortController };

function stop(pending: Pending | undefined): void {
  clearTimeout(pending?.timer);
  pending?.asking.abort();
}

/** Asks what a bill says while it is typed; the newest question counts. */
export function useRoof() {
  const [state, setState] = useState<RoofState>({ kind: 'empty' });
  const [waiting, setWaiting] = useState(false);
  const pending = useRef<Pending>(undefined);
  useEffect(() => () => stop(pending.current), []);

  const ask = (answers: Record<string, string>) => {
    stop(pending.current);
    if (!answers['bill'] || answers['pin']?.length !== 6) {
      setWaiting(false);
      setState({ kind: 'empty' });
      return;
    }
    setWaiting(true);
    const asking = new AbortController();
    const timer = setTimeout(async () => {
      const { askRoof } = await import('./ask-roof.ts');
      const answer = await askRoof(answers, asking.signal);
      if (asking.signal.aborted) return;
      setWaiting(false);
      setState(answer);
    }, PAUSE);
    pending.current = { timer, asking };
  };
  return { state, waiting, ask };
}
