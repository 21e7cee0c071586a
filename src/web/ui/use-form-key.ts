import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * For fields that show the address's values and are submitted into it. `key` renews them when anything else has changed the address (back, forward,
 * a link that clears); when their own submission changes it they stay as they are, because the user may still be typing when the answer arrives. A
 * submission identifies itself by `state`.
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
