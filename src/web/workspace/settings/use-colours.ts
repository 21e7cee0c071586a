import { useEffect, useState } from 'react';
import { type Colours, previewColours } from '#src/wire/client/workspace.ts';

export const isColour = (value: string): boolean => /^#[0-9a-f]{6}$/.test(value);

/** What a colour would look like in the shop, measured by the server as it is chosen; undefined until it has answered. */
export function useColours(name: 'brand' | 'sun', value: string): Colours | undefined {
  const [known, setKnown] = useState<{ value: string; colours: Colours }>();
  useEffect(() => {
    if (!isColour(value)) return;
    const leaving = new AbortController();
    // A colour picker reports every small movement.
    const soon = setTimeout(() => {
      previewColours({ [name]: value }, leaving.signal)
        .then((colours) => setKnown({ value, colours }))
        .catch(() => {}); // saving reports what is wrong
    }, 150);
    return () => {
      clearTimeout(soon);
      leaving.abort();
    };
  }, [name, value]);
  return known?.value === value ? known.colours : undefined;
}
