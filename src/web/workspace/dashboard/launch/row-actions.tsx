import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { confirmLaunchItem, sendTestMail } from '#src/wire/client/launch.ts';
import { BackupDialog } from './backup-dialog.tsx';
import type { LaunchItem } from './launch-data.ts';
import { TestMessageDialog } from './test-message-dialog.tsx';

/** Of a backup that the shop does not make itself. */
const STATED = ['unknown', 'confirmed', 'old'];

/** What can be done about an item without leaving the list. */
export function RowActions({ item: { key, state, reason, words } }: { item: LaunchItem }) {
  const t = useTranslations('launch');
  const { busy, error, run } = useMutation('launch');
  const [asked, setAsked] = useState(false);
  const title = t(`items.${key}.title`);
  const said = (action: string) => t('aboutItem', { action, item: title });
  const confirm = (confirmed: boolean) => run(() => confirmLaunchItem(key, { confirmed }), t('saved'));
  const button = (label: string, onClick: () => void) => (
    <Button look="secondary" size="small" loading={busy} aria-label={said(label)} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <>
      <div className="flex flex-wrap gap-2 max-sm:ps-9">
        {key === 'mail' && reason !== 'unset' && button(t('testMail'), () => run(sendTestMail, t('tested')))}
        {key === 'sms' && reason !== 'unset' && reason !== 'without' && button(t('testSms'), () => setAsked(true))}
        {key === 'whatsapp' && button(t('testWhatsapp'), () => setAsked(true))}
        {key === 'sms' && reason === 'unset' && button(t('withoutSms'), () => confirm(true))}
        {key === 'services' && state === 'open' && button(t('withoutServices'), () => confirm(true))}
        {reason === 'without' && button(t('takeBack'), () => confirm(false))}
        {key === 'delivery' && state === 'open' && button(t('confirmDelivery'), () => confirm(true))}
        {key === 'texts' && button(t(state === 'done' ? 'confirmAgain' : 'confirmTexts'), () => confirm(true))}
        {key === 'backup' &&
          STATED.includes(reason) &&
          button(t(state === 'open' ? 'confirmBackup' : 'confirmAgain'), () => setAsked(true))}
      </div>
      {error && (
        <p role="alert" className="basis-full text-sm font-semibold text-brick sm:ps-9">
          {error}
        </p>
      )}
      {asked && key === 'backup' && <BackupDialog note={words ?? ''} onClose={() => setAsked(false)} />}
      {asked && (key === 'sms' || key === 'whatsapp') && (
        <TestMessageDialog channel={key} onClose={() => setAsked(false)} />
      )}
    </>
  );
}
