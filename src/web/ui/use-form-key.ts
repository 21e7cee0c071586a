import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * For fields that show what the address says and are sent into it. `key` renews them when the address has changed by anything else (back,
 * forward, a link that clears); while it changes by their own submission they stay as they are, for somebody may be typing on when the answer
 * arrives. A submission says that it is theirs by `state`.
 */
export function useFormKey(form: string, shown: string): { key: number; state: { sentBy: string } } {
  const { state } = useLocation();
  const returned = useNavigationType() === 'POP';
  const [held, setHeld] = useState({ shown, key: 0 });
  const own = !returned && (state as { sentBy?: string } | null)?.sentBy === form;
  const now = held.shown === shown ? held : { shown, key: own ? held.key : held.key + 1 };
  if (now !== held) setHeld(now);
  return { key: now.key, state: { sentBy: form } };
}
