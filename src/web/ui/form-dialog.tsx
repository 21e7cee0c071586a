import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorNotice } from './notice.tsx';

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'width' | 'onClose'> & {
  open?: boolean;
  /** What the button says that leaves things as they are. */
  back: string;
  /** What the button says that sends the form. */
  send: string;
  look?: ButtonLook;
  busy: boolean;
  /** Why it was refused. */
  error: string | undefined;
  onSend: () => unknown;
  /** Further buttons. */
  more?: ReactNode;
  children: ReactNode;
};

/** A form in a dialog. It says why it was refused and keeps what was typed; whoever sends it closes it. */
export function FormDialog({
  open = true,
  back,
  send,
  look,
  busy,
  error,
  onSend,
  more,
  children,
  ...rest
}: FormDialogProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSend();
  };
  return (
    <Dialog
      {...rest}
      open={open}
      foot={
        <>
          {more}
          <Button look="secondary" onClick={rest.onClose}>
            {back}
          </Button>
          <Button type="submit" form={id} look={look} loading={busy}>
            {send}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-5">
        {error && <ErrorNotice>{error}</ErrorNotice>}
        {children}
      </form>
    </Dialog>
  );
}
