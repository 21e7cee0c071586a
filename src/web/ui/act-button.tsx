import { type ComponentProps, type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFaultWords } from './fault-words.ts';
import { LiveButton } from './live-button.tsx';
import { announce } from './status-region.tsx';

type Props = Pick<ComponentProps<typeof LiveButton>, 'look' | 'size' | 'aria-label'> & {
  /** What a press does. */
  act: () => Promise<unknown>;
  /** What is said when it is done. */
  done: string;
  children: ReactNode;
};

/** One call by one press: says how it went, and loads the page's data again. */
export function ActButton({ act, done, children, ...rest }: Props) {
  const words = useFaultWords('admin');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  async function press() {
    setBusy(true);
    setFailed('');
    try {
      await act();
      announce(done);
    } catch (error) {
      setFailed(words(error));
    } finally {
      await revalidate();
      setBusy(false);
    }
  }
  return (
    <span className="inline-grid justify-items-end gap-1">
      <LiveButton {...rest} loading={busy} onClick={press}>
        {children}
      </LiveButton>
      <span role="status" className={failed ? 'text-sm font-medium text-brick' : 'sr-only'}>
        {failed}
      </span>
    </span>
  );
}
