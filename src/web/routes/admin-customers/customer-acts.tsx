import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { eraseCustomer, exportCustomer, setBanned } from '#src/contract/client/workspace.ts';
import { hrefs } from '#src/contract/pages.ts';
import { ActButton } from '../../admin/act-button.tsx';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Notice } from '../../components/notice.tsx';
import { announce } from '../../components/status-region.tsx';
import { useFaultWords } from '../../fault-words.ts';
import { LiveButton } from '../../live-button.tsx';

type ActsProps = { uid: string; name: string; banned: boolean };

/** Taking the data along, shutting out, and erasing, which is asked about. */
export function CustomerActs({ uid, name, banned }: ActsProps) {
  const t = useTranslations('customers');
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      <ActButton look="secondary" act={() => download(uid)} done={t('exported')}>
        {t('export')}
      </ActButton>
      <ActButton look="secondary" act={() => setBanned(uid, !banned)} done={t(banned ? 'letIn' : 'shutOut')}>
        {t(banned ? 'unban' : 'ban')}
      </ActButton>
      <LiveButton look="danger" onClick={() => setAsking(true)}>
        {t('erase')}
      </LiveButton>
      {asking && <EraseDialog uid={uid} name={name} onClose={() => setAsking(false)} />}
    </div>
  );
}

function EraseDialog({ uid, name, onClose }: Pick<ActsProps, 'uid' | 'name'> & { onClose: () => void }) {
  const t = useTranslations('customers');
  const words = useFaultWords('customers');
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  async function erase() {
    setBusy(true);
    setFailed('');
    try {
      await eraseCustomer(uid);
      announce(t('erased'));
      await navigate(hrefs.customers());
    } catch (error) {
      setFailed(words(error));
      setBusy(false);
    }
  }
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('eraseTitle', { name })}
      onClose={onClose}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button look="danger" loading={busy} onClick={erase}>
            {t('eraseYes')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p>{t('eraseText')}</p>
        {failed && (
          <Notice tone="error" live>
            {failed}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

/** Hands the answer to the browser as a file. */
async function download(uid: string): Promise<void> {
  const file = new Blob([JSON.stringify(await exportCustomer(uid), null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'customer.json';
  link.click();
  URL.revokeObjectURL(address);
}
