import type { ComponentProps } from 'react';
import { TextField } from '#src/web/ui/field.tsx';

/** Six digits from an SMS or an app: a numeric keypad, filled in by the browser where possible. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'>) {
  return (
    <TextField
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      aria-required
      {...props}
      inputMode="numeric"
      maxLength={12}
      className="text-xl tracking-[0.3em] tabular-nums"
    />
  );
}
