import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';

/** A form of the launch checklist. */
export function SaveDialog(props: Omit<ComponentProps<typeof FormDialog>, 'back'>) {
  const t = useTranslations('launch');
  return <FormDialog {...props} back={t('cancel')} />;
}
