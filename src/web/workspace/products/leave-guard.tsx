import { useCallback } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import type { ManagedProduct } from '#src/wire/client/product-manager.ts';
import { editOf, type FormValues } from './form-values.ts';
import { isManager } from './list-address.ts';

const editIn = (search: string) => new URLSearchParams(search).get('edit');

/** Asks before edits are lost: on another product, another page, or when the window is closed. Searching and paging lose nothing. */
export function LeaveGuard({ base, uploading }: { base: ManagedProduct; uploading: boolean }) {
  const t = useTranslations('manage.leaving');
  const { control } = useFormContext<FormValues>();
  const typed = useWatch({ control }) as FormValues;
  const dirty = uploading || Object.keys(editOf(base, typed)).length > 0;
  const stands = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !nextLocation.state?.discard &&
      !(isManager(nextLocation) && editIn(nextLocation.search) === editIn(currentLocation.search)),
    [dirty],
  );
  const blocker = useBlocker(stands);
  useBeforeUnload(useCallback((event) => dirty && event.preventDefault(), [dirty]));
  const stay = () => blocker.reset?.();
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onClose={stay}
      title={t('title')}
      keep={t('stay')}
      act={t('leave')}
      onAct={() => blocker.proceed?.()}
    >
      <p>{t('text', { name: base.name })}</p>
    </ConfirmDialog>
  );
}
