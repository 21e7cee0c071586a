import { type FormEventHandler, type ReactNode, useEffect, useRef } from 'react';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';

type StepProps = {
  title: string;
  lead: ReactNode;
  failure: string | undefined;
  busy: boolean;
  submit: string;
  onSubmit: FormEventHandler;
  /** Quiet buttons below the main one. */
  foot?: ReactNode;
  children: ReactNode;
};

/** One step of signing in. It focuses its title, so that a screen reader says where the visitor is. */
export function StepFrame({ title, lead, failure, busy, submit, onSubmit, foot, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (title) heading.current?.focus({ preventScroll: true });
  }, [title]);
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-3.5">
      <header className="mb-1 grid gap-1">
        <h1 ref={heading} tabIndex={-1} className="text-title font-bold outline-none">
          {title}
        </h1>
        <p className="text-soft">{lead}</p>
      </header>
      {failure && <ErrorNotice>{failure}</ErrorNotice>}
      {children}
      <LiveButton type="submit" size="large" block loading={busy}>
        {submit}
      </LiveButton>
      {foot && <div className="-mt-1.5 grid gap-1">{foot}</div>}
    </form>
  );
}
