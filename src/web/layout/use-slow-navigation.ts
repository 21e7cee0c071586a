import { useEffect, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** A page that loads faster than this needs no placeholder: it would only flicker. */
const PATIENCE = 400;

/** The path of the next page once it has been loading for a while; never for a filter of the same page. */
export function useSlowNavigation(): string | undefined {
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const awaited = next !== undefined && next !== pathname ? next : undefined;
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    if (awaited === undefined) return;
    const timer = setTimeout(() => setSlow(awaited), PATIENCE);
    return () => {
      clearTimeout(timer);
      setSlow(undefined);
    };
  }, [awaited]);
  return slow === awaited ? slow : undefined;
}
