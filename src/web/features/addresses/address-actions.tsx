import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { deleteAddress, makeAddressDefault } from '#src/wire/client/checkout.ts';
import type { Address } from '#src/wire/domain.ts';
import { AddressText } from './address-text.tsx';
import type { Addresses } from './use-addresses.ts';

const QUIET = '-ms-2 px-2!';

/** Edit, make default and delete, for one saved address. */
export function AddressActions({ address, state }: { address: Address; state: Addresses }) {
  const t = useTranslations('checkout.address');
  const { running, error, run } = useMutation('checkout', { refresh: 'never' });
  const [asking, setAsking] = useState(false);
  const { id, isDefault, city } = address;
  const first = () =>
    run(
      async () => {
        await makeAddressDefault(id);
        state.onDefault(id);
      },
      { as: 'default', done: t('madeDefault') },
    );
  const remove = () =>
    run(
      async () => {
        await deleteAddress(id);
        setAsking(false);
        state.onRemoved(id);
      },
      { as: 'delete', done: t('deleted') },
    );
  const about = <span className="sr-only">{`: ${city}, ${address.fullAddress.slice(0, 40)}`}</span>;
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-x-3">
        <LiveButton look="quiet" size="small" className={QUIET} onClick={() => state.edit(id)}>
          <span>
            {t('edit')}
            {about}
          </span>
        </LiveButton>
        {!isDefault && (
          <LiveButton look="quiet" size="small" className={QUIET} loading={running === 'default'} onClick={first}>
            <span>
              {t('makeDefault')}
              {about}
            </span>
          </LiveButton>
        )}
        <LiveButton look="quiet" size="small" className={`${QUIET} text-brick!`} onClick={() => setAsking(true)}>
          <span>
            {t('delete')}
            {about}
          </span>
        </LiveButton>
      </div>
      {error && !asking && <ErrorNotice>{error}</ErrorNotice>}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('deleteTitle')}
        keep={t('cancel')}
        act={t('delete')}
        busy={running === 'delete'}
        error={error}
        onAct={remove}
      >
        <AddressText address={address} />
        <p className="text-soft">{t('deleteText')}</p>
      </ConfirmDialog>
    </div>
  );
}
