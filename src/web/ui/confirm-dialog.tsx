import type { ReactNode } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorNotice } from './notice.tsx';

type ConfirmDialogProps = {
  open?: boolean;
  title: string;
  /** What the button says that does it; without one it cannot be done now. */
  act?: string | undefined;
  look?: ButtonLook;
  /** What the button says that leaves things as they are. */
  keep: string;
  busy?: boolean;
  /** Why it could not be done. */
  error?: string | undefined;
  onAct: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A question before something is done or given up; closing it means No. It stays open, and says why, when that is refused. */
export function ConfirmDialog({
  open = true,
  title,
  act,
  look = 'danger',
  keep,
  busy = false,
  error,
  onAct,
  onClose,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      role="alertdialog"
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {keep}
          </Button>
          {act && (
            <Button look={look} loading={busy} onClick={onAct}>
              {act}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {error && <ErrorNotice>{error}</ErrorNotice>}
        {children}
      </div>
    </Dialog>
  );
}
