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

/** A button that does nothing without scripts: it waits for them, without looking any different, so that no press is lost. */
export function LiveButton({ disabled, className = '', ...rest }: ComponentProps<typeof Button>) {
  const live = useHydrated();
  return (
    <Button
      {...rest}
      disabled={disabled || !live}
      className={`${live ? '' : 'opacity-100! cursor-progress!'} ${className}`}
    />
  );
}
