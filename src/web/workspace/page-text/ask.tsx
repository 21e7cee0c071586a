import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { Notice } from '#src/web/ui/notice.tsx';

type AskProps = {
  title: string;
  text: string;
  act: string;
  busy?: boolean;
  trouble?: string;
  onAct: () => void;
  onClose: () => void;
};

/** A question before something is given up. */
export function Ask({ title, text, act, busy, trouble, onAct, onClose }: AskProps) {
  const t = useTranslations('pageTextDesk');
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="danger" loading={busy} onClick={onAct}>
            {act}
          </Button>
        </>
      }
    >
      {trouble && <Notice tone="error">{trouble}</Notice>}
      <p>{text}</p>
    </Dialog>
  );
}
