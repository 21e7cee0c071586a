import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';

type SaveDialogProps = {
  title: string;
  action: string;
  busy: boolean;
  error: string | undefined;
  /** Beside the action, at the line's start. */
  more?: ReactNode;
  onClose: () => void;
  onSubmit: () => void;
  children: ReactNode;
};

/** A form in a dialog: what was typed stays when it is refused. */
export function SaveDialog({ title, action, busy, error, more, onClose, onSubmit, children }: SaveDialogProps) {
  const t = useTranslations('launch');
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      foot={
        <>
          {more}
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} loading={busy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        {error && <ErrorNotice>{error}</ErrorNotice>}
        {children}
      </form>
    </Dialog>
  );
}
