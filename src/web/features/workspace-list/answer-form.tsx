import { type FormEvent, useId, useState } from 'react';
import type { ButtonLook } from '#src/web/ui/button.tsx';
import { TextArea } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';

type Choice = { key: string; words: string; look?: ButtonLook; send: (text: string) => Promise<void> };

/** A text and its actions; the input stays until it has been saved. */
export function AnswerForm({
  area,
  label,
  hint,
  field,
  kept = '',
  choices,
  done,
}: {
  area: string;
  label: string;
  hint?: string;
  field: string;
  kept?: string;
  choices: Choice[];
  done: string;
}) {
  const { busy, errors, error, run } = useMutation(area);
  const [text, setText] = useState(kept);
  const id = useId();
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const pressed = (event.nativeEvent as SubmitEvent).submitter?.getAttribute('value');
    const choice = choices.find(({ key }) => key === pressed) ?? choices[0];
    if (choice && !busy) await run(() => choice.send(text.trim()), done);
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-3 border-t border-line pt-4">
      {error && !errors[field] && <ErrorNotice>{error}</ErrorNotice>}
      <TextArea
        label={label}
        hint={hint}
        rows={3}
        maxLength={4000}
        value={text}
        error={errors[field]}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        {choices.map(({ key, words, look }) => (
          <LiveButton
            key={key}
            type="submit"
            value={key}
            look={look ?? 'primary'}
            loading={busy}
            className="max-sm:grow"
          >
            {words}
          </LiveButton>
        ))}
      </div>
    </form>
  );
}
