import { type ComponentProps, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';

const never = () => () => {};

/** False in the server's markup and until hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The attributes of a button that does nothing without scripts: unavailable until then. The page's first script makes it available, and keeps presses
 * until the button answers (ssr/start/start.js).
 */
export function useUntilLive(disabled = false) {
  const live = useHydrated();
  return { disabled: disabled || !live, ...(!live && !disabled && { 'data-live': '' }) };
}

/** A button that does nothing without scripts: it waits for them, without looking any different, and no press is lost. */
export function LiveButton({ disabled, className = '', ...rest }: ComponentProps<typeof Button>) {
  const live = useHydrated();
  return (
    <Button
      {...rest}
      {...useUntilLive(disabled)}
      className={`${live ? '' : 'opacity-100! cursor-progress!'} ${className}`}
    />
  );
}
