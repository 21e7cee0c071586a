import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';

type AskProps = Omit<ComponentProps<typeof ConfirmDialog>, 'keep' | 'children'> & { text: string };

/** A question before a text of the owner's is given up. */
export function Ask({ text, ...rest }: AskProps) {
  const t = useTranslations('pageTextDesk');
  return (
    <ConfirmDialog {...rest} keep={t('cancel')}>
      <p>{text}</p>
    </ConfirmDialog>
  );
}
