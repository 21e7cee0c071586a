import type { ComponentProps, ReactNode } from 'react';
import { LiveButton } from './live-button.tsx';
import { useMutation } from './use-mutation.ts';

type Props = Pick<ComponentProps<typeof LiveButton>, 'look' | 'size' | 'aria-label'> & {
  /** What a press does. */
  act: () => Promise<unknown>;
  /** What is announced once it is done. */
  done: string;
  /** Whose texts word a refusal. */
  area?: string;
  children: ReactNode;
};

/** Makes one call per press: announces the outcome, and reloads the page's data. */
export function ActButton({ act, done, area = 'admin', children, ...rest }: Props) {
  const { busy, error, run } = useMutation(area, { refresh: 'always' });
  return (
    <span className="inline-grid justify-items-end gap-1">
      <LiveButton {...rest} loading={busy} onClick={() => run(act, done)}>
        {children}
      </LiveButton>
      <span role="status" className={error ? 'text-sm font-semibold text-brick' : 'sr-only'}>
        {error}
      </span>
    </span>
  );
}
