import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from './button.tsx';
import { rememberFocus } from './return-focus.ts';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** `wide` for forms in two columns, `screen` for a picture. */
  width?: 'regular' | 'wide' | 'screen';
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Stays at the bottom edge while the body scrolls. */
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * A modal dialog on the browser's own `<dialog>`: it keeps the focus inside, closes on Escape and on a press beside it, and gives the focus back.
 * On a phone it is a sheet. Its content exists only while it is open.
 */
export function Dialog({ open, onClose, title, width = 'regular', role = 'dialog', foot, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  // A press that begins in the dialog and ends beside it, as when selecting text by mouse, is a click on both.
  const beside = useRef(false);
  const titleId = useId();
  const t = useTranslations('shell');
  useEffect(() => (open ? rememberFocus() : undefined), [open]);
  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own; this only adds a press beside it
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={titleId}
      className={`dialog dialog-${width}`}
      onClose={() => open && onClose()}
      onPointerDown={(event) => {
        beside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => event.target === event.currentTarget && beside.current && onClose()}
    >
      {open && (
        <>
          <header className="flex items-center justify-between gap-4 border-b border-line py-3 ps-5 pe-3 sm:ps-6">
            <h2 id={titleId} className="text-lg font-bold tracking-tight">
              {title}
            </h2>
            <IconButton label={t('close')} onClick={onClose}>
              <X />
            </IconButton>
          </header>
          <div className="grow overflow-y-auto overscroll-contain px-5 py-5 sm:px-6">{children}</div>
          {foot && (
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 max-sm:[&>*]:grow sm:px-6">
              {foot}
            </footer>
          )}
        </>
      )}
    </dialog>
  );
}
