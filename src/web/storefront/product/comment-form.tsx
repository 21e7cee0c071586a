import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { TextArea } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';

const LONGEST = 2000;

/** The field Comment. The input stays until it is posted, even after a refusal. */
export function CommentForm({
  post,
  sending,
  failed,
}: {
  post: (text: string) => Promise<boolean>;
  sending: boolean;
  failed: string | undefined;
}) {
  const t = useTranslations('product.comments');
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) {
      setMissing(true);
      field.current?.focus();
      return;
    }
    if (await post(text.trim())) setText('');
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <TextArea
        ref={field}
        label={t('field')}
        value={text}
        maxLength={LONGEST}
        error={missing ? t('missing') : undefined}
        onChange={(event) => {
          setText(event.target.value);
          setMissing(false);
        }}
      />
      {failed && <ErrorNotice>{failed}</ErrorNotice>}
      <Button type="submit" look="secondary" loading={sending} className="justify-self-start">
        {t('post')}
      </Button>
    </form>
  );
}
