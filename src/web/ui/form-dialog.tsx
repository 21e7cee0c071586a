import { type ComponentProps, type FormEvent, type ReactNode, useId } from 'react';
import { Button, type ButtonLook } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorNotice } from './notice.tsx';

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'width' | 'onClose'> & {
  open?: boolean;
  /** The label of the button that leaves things as they are. */
  back: string;
  /** The label of the button that submits the form. */
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

/** A form in a dialog. It says why it was refused and keeps the input; the caller closes it. */
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
