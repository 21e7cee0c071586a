import { useState } from 'react';
import { CheckField } from './check-field.tsx';
import { ErrorNotice } from './notice.tsx';
import { announce } from './status-region.tsx';
import { useMutation } from './use-mutation.ts';

type ConsentBoxProps = {
  /** Whose texts word a refusal. */
  area: string;
  label: string;
  hint: string;
  given: boolean;
  /** What is announced once it is given or withdrawn. */
  done: { given: string; withdrawn: string };
  save: (given: boolean) => Promise<unknown>;
};

/** A consent, given or withdrawn by one press and saved at once; a refusal puts the box back. */
export function ConsentBox({ area, label, hint, given, done, save }: ConsentBoxProps) {
  const { busy, error, run } = useMutation(area, { refresh: 'conflict' });
  const [ticked, setTicked] = useState(given);
  const change = async (wanted: boolean) => {
    if (busy) return;
    setTicked(wanted);
    if (await run(() => save(wanted))) announce(wanted ? done.given : done.withdrawn);
    else setTicked(!wanted);
  };
  return (
    <div className="grid gap-2">
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <CheckField
        label={label}
        hint={hint}
        checked={ticked}
        aria-busy={busy || undefined}
        onChange={({ target }) => void change(target.checked)}
      />
    </div>
  );
}
