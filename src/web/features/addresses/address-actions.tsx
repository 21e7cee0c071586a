import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { announce } from '#src/web/ui/status-region.tsx';
import { deleteAddress, makeAddressDefault } from '#src/wire/client/checkout.ts';
import type { Address } from '#src/wire/domain.ts';
import { AddressText } from './address-text.tsx';
import type { Addresses } from './use-addresses.ts';

const QUIET = '-ms-2 px-2!';

/** Edit, make default, delete: for one saved address. */
export function AddressActions({ address, state }: { address: Address; state: Addresses }) {
  const t = useTranslations('checkout.address');
  const words = useFaultWords('checkout');
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState<'default' | 'delete'>();
  const [trouble, setTrouble] = useState<string>();
  const { id, isDefault, city } = address;
  const run = async (what: 'default' | 'delete', work: () => Promise<unknown>, done: () => void) => {
    setBusy(what);
    setTrouble(undefined);
    try {
      await work();
      done();
    } catch (error) {
      setTrouble(words(error));
    } finally {
      setBusy(undefined);
    }
  };
  const first = () =>
    run(
      'default',
      () => makeAddressDefault(id),
      () => {
        state.onDefault(id);
        announce(t('madeDefault'));
      },
    );
  const remove = () =>
    run(
      'delete',
      () => deleteAddress(id),
      () => {
        setAsking(false);
        state.onRemoved(id);
        announce(t('deleted'));
      },
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
          <LiveButton look="quiet" size="small" className={QUIET} loading={busy === 'default'} onClick={first}>
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
      {trouble && !asking && (
        <Notice tone="error" live>
          {trouble}
        </Notice>
      )}
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('deleteTitle')}
        role="alertdialog"
        foot={
          <>
            <LiveButton look="secondary" onClick={() => setAsking(false)}>
              {t('cancel')}
            </LiveButton>
            <LiveButton look="danger" loading={busy === 'delete'} onClick={remove}>
              {t('delete')}
            </LiveButton>
          </>
        }
      >
        <div className="grid gap-4">
          <AddressText address={address} />
          <p className="text-soft">{t('deleteText')}</p>
          {trouble && (
            <Notice tone="error" live>
              {trouble}
            </Notice>
          )}
        </div>
      </Dialog>
    </div>
  );
}
