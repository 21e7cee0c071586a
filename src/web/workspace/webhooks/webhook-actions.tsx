import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { WebhookEvent } from '#src/kernel/webhook-events.ts';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { removeWebhook } from '#src/wire/client/webhooks.ts';
import { hrefs } from '#src/wire/pages.ts';
import { NewSecret } from './new-secret.tsx';
import type { WebhookAccount, WebhookView } from './page.server.ts';
import { SecretForm } from './secret-form.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** Changes a webhook, replaces its secret, or removes it. */
export function WebhookActions({
  webhook,
  events,
  account,
}: {
  webhook: WebhookView;
  events: readonly WebhookEvent[];
  account: WebhookAccount;
}) {
  const t = useTranslations('webhooks');
  const navigate = useNavigate();
  const [open, setOpen] = useState<'edit' | 'rotate' | 'remove' | { secret: string }>();
  const close = () => setOpen(undefined);
  const removing = useMutation('webhooks', { refresh: 'never' });
  const remove = async () => {
    if (await removing.run(() => removeWebhook(webhook.id), t('removed'))) await navigate(hrefs.webhooks());
  };
  return (
    <div className="flex flex-wrap gap-3">
      <LiveButton look="secondary" onClick={() => setOpen('edit')}>
        {t('edit')}
      </LiveButton>
      <LiveButton look="secondary" onClick={() => setOpen('rotate')}>
        {t('rotate')}
      </LiveButton>
      <LiveButton look="secondary" onClick={() => setOpen('remove')}>
        {t('remove')}
      </LiveButton>
      {open === 'edit' && (
        <WebhookForm webhook={webhook} events={events} account={account} onSaved={close} onClose={close} />
      )}
      {open === 'rotate' && (
        <SecretForm webhookId={webhook.id} account={account} onMade={(secret) => setOpen({ secret })} onClose={close} />
      )}
      {typeof open === 'object' && <NewSecret value={open.secret} onClose={close} />}
      <ConfirmDialog
        open={open === 'remove'}
        title={t('removeTitle', { name: webhook.name })}
        onClose={close}
        keep={t('cancel')}
        act={t('remove')}
        busy={removing.busy}
        error={removing.error}
        onAct={remove}
      >
        <p>{t('removeText')}</p>
      </ConfirmDialog>
    </div>
  );
}
