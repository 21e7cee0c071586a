import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';

type AskProps = {
  title: string;
  text: string;
  act: string;
  busy?: boolean;
  error?: string | undefined;
  onAct: () => void;
  onClose: () => void;
};

/** A question before one of the owner's texts is discarded. */
export function Ask({ text, ...rest }: AskProps) {
  const t = useTranslations('pageTextDesk');
  return (
    <ConfirmDialog {...rest} keep={t('cancel')}>
      <p>{text}</p>
    </ConfirmDialog>
  );
}
