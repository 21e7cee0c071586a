import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { ActButton } from '#src/web/ui/act-button.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { announce } from '#src/web/ui/status-region.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { eraseCustomer, exportCustomer, setBanned, takeSecondFactor } from '#src/wire/client/workspace.ts';
import { hrefs } from '#src/wire/pages.ts';

type ActsProps = {
  uid: string;
  name: string;
  banned: boolean;
  /** They have an authenticator app. */
  secondFactor: boolean;
};

/** Exporting the data, banning, and, after a question, removing the second factor and erasing. */
export function CustomerActions({ uid, name, banned, secondFactor }: ActsProps) {
  const t = useTranslations('customers');
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState<'factor' | 'erase'>();
  const close = () => setAsking(undefined);
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-6">
      <ActButton look="secondary" act={() => download(uid)} done={t('exported')}>
        {t('export')}
      </ActButton>
      <ActButton look="secondary" act={() => setBanned(uid, !banned)} done={t(banned ? 'letIn' : 'shutOut')}>
        {t(banned ? 'unban' : 'ban')}
      </ActButton>
      {secondFactor && (
        <LiveButton look="secondary" onClick={() => setAsking('factor')}>
          {t('factor')}
        </LiveButton>
      )}
      <LiveButton look="danger" onClick={() => setAsking('erase')}>
        {t('erase')}
      </LiveButton>
      {asking === 'factor' && (
        <AskFirst
          title={t('factorTitle', { name })}
          text={t('factorText')}
          yes={t('factorYes')}
          area="customers.factorRefused"
          onClose={close}
          act={async () => {
            await takeSecondFactor(uid);
            announce(t('factorGone'));
            close();
            await revalidate();
          }}
        />
      )}
      {asking === 'erase' && (
        <AskFirst
          title={t('eraseTitle', { name })}
          text={t('eraseText')}
          yes={t('eraseYes')}
          area="customers"
          onClose={close}
          act={async () => {
            await eraseCustomer(uid);
            announce(t('erased'));
            await navigate(hrefs.customers());
          }}
        />
      )}
    </div>
  );
}

type AskProps = {
  title: string;
  text: string;
  yes: string;
  /** The area of texts for its refusals. */
  area: string;
  act: () => Promise<void>;
  onClose: () => void;
};

function AskFirst({ title, text, yes, area, act, onClose }: AskProps) {
  const t = useTranslations('customers');
  const { busy, error, run } = useMutation(area, { refresh: 'never' });
  return (
    <ConfirmDialog
      title={title}
      onClose={onClose}
      keep={t('keep')}
      act={yes}
      busy={busy}
      error={error}
      onAct={() => run(act)}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}

/** Gives the answer to the browser as a file. */
async function download(uid: string): Promise<void> {
  const file = new Blob([JSON.stringify(await exportCustomer(uid), null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'customer.json';
  link.click();
  URL.revokeObjectURL(address);
}
