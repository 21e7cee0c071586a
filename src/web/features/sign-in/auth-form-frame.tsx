import type { FormEvent, ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import type { FormVariant } from './use-form-variant.ts';

type FrameProps = {
  face: FormVariant;
  titleRef: RefObject<HTMLHeadingElement | null>;
  form: {
    busy: boolean;
    refused: boolean;
    error: string | undefined;
    submit: (event: FormEvent) => Promise<void>;
  };
  onToggle: () => void;
  /** Between the fields and the button. */
  note?: ReactNode;
  /** Other sign-in methods, below the button. */
  ways?: ReactNode;
  children: ReactNode;
};

/** What both form variants share: title, error, fields, the main button and the link to the other variant. */
export function AuthFormFrame({ face, titleRef, form, onToggle, note, ways, children }: FrameProps) {
  const t = useTranslations(face === 'sign-up' ? 'signUp.signUp' : 'signUp.signIn');
  const { busy, refused, error } = form;
  return (
    <form noValidate onSubmit={form.submit} className="grid gap-3.5" method="post">
      <header className="mb-1 grid gap-1">
        <h1 ref={titleRef} tabIndex={-1} className="text-title font-bold outline-none">
          {t('title')}
        </h1>
        <p className="text-soft">{t('lead')}</p>
      </header>
      {refused && (
        <ErrorNotice>
          <p className="font-semibold">{t('failed')}</p>
          {error && <p>{error}</p>}
        </ErrorNotice>
      )}
      {children}
      {note}
      <LiveButton type="submit" size="large" block loading={busy}>
        {t('submit')}
      </LiveButton>
      {ways}
      <LiveButton look="quiet" block className="-mt-1.5" onClick={onToggle} disabled={busy}>
        {t('other')}
      </LiveButton>
    </form>
  );
}
