import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';

/** The dialog around the form of a brand or a category; `form` is the id of the form in it. */
export function KindDialog({
  title,
  form,
  busy,
  onClose,
  children,
}: {
  title: string;
  form: string;
  busy: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  const t = useTranslations('catalogueDesk');
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width="wide"
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={form} loading={busy}>
            {t('save')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
