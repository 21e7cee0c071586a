import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { TextArea } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';

/** As the server has it; both count without the spaces around. */
const SHORTEST = 10;
const LONGEST = 500;

type QuestionFormProps = {
  ask: (question: string) => Promise<boolean>;
  sending: boolean;
  /** What is wrong with the text, and why it was refused otherwise. */
  error: string | undefined;
  failed: string | undefined;
};

/** The field for a question to the shop. The input stays until it is sent, even after a refusal. */
export function QuestionForm({ ask, sending, error, failed }: QuestionFormProps) {
  const t = useTranslations('questions');
  const [text, setText] = useState('');
  const [short, setShort] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim().length < SHORTEST) {
      setShort(true);
      field.current?.focus();
      return;
    }
    if (await ask(text.trim())) setText('');
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextArea
        ref={field}
        label={t('field')}
        hint={t('hint')}
        value={text}
        rows={3}
        maxLength={LONGEST}
        error={short ? t('short', { min: SHORTEST }) : error}
        onChange={(event) => {
          setText(event.target.value);
          setShort(false);
        }}
      />
      {failed && <ErrorNotice>{failed}</ErrorNotice>}
      <Button type="submit" look="secondary" loading={sending} className="justify-self-start">
        {t('ask')}
      </Button>
    </form>
  );
}
