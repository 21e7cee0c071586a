import { type FormEvent, type ReactNode, useId } from 'react';
import type { ButtonLook } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { LiveButton } from './live-button.tsx';
import { ErrorNotice } from './notice.tsx';

type ConfirmDialogProps = {
  open?: boolean;
  title: string;
  /** The label of the button that does it; without one it cannot be done now. */
  act?: string | undefined;
  look?: ButtonLook;
  /** The label of the button that leaves things as they are. */
  keep: string;
  busy?: boolean;
  /** Why it could not be done. */
  error?: string | undefined;
  onClose: () => void;
  children: ReactNode;
} & (
  | { onAct: () => void; onSubmit?: undefined }
  /** Where something has to be typed or chosen first: the content is a form, which Enter also submits. */
  | { onAct?: undefined; onSubmit: (event: FormEvent) => void }
);

/** A question before something is done or discarded; closing it means No. If that is refused, it stays open and says why. */
export function ConfirmDialog({
  open = true,
  title,
  act,
  look = 'danger',
  keep,
  busy = false,
  error,
  onAct,
  onSubmit,
  onClose,
  children,
}: ConfirmDialogProps) {
  const form = useId();
  const doing = onSubmit ? ({ type: 'submit', form } as const) : { onClick: onAct };
  const content = (
    <>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      {children}
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      foot={
        <>
          <LiveButton look="secondary" onClick={onClose}>
            {keep}
          </LiveButton>
          {act && (
            <LiveButton look={look} loading={busy} {...doing}>
              {act}
            </LiveButton>
          )}
        </>
      }
    >
      {onSubmit ? (
        <form id={form} noValidate method="post" onSubmit={onSubmit} className="grid gap-4">
          {content}
        </form>
      ) : (
        <div className="grid gap-4">{content}</div>
      )}
    </Dialog>
  );
}
