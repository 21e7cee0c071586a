import { useTranslations } from 'use-intl';
import { ProofField } from '#src/web/features/proof/proof-field.tsx';
import { useProof } from '#src/web/features/proof/use-proof.ts';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { rotateWebhookSecret } from '#src/wire/client/webhooks.ts';
import type { WebhookAccount } from './page.server.ts';

/** Replaces a webhook's secret, with proof of who asks. `onMade` gets the new one. */
export function SecretForm({
  webhookId,
  account,
  onMade,
  onClose,
}: {
  webhookId: string;
  account: WebhookAccount;
  onMade: (secret: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations('webhooks');
  const proof = useProof(account);
  const { submit, busy, error } = useForm<Record<string, never>, string>({
    area: 'webhooks',
    proof,
    send: () => rotateWebhookSecret(webhookId, proof.proof),
    done: t('rotated'),
    onSent: onMade,
  });
  return (
    <FormDialog
      title={t('rotateTitle')}
      back={t('cancel')}
      send={t('rotate')}
      busy={busy}
      error={error}
      onSend={submit}
      onClose={onClose}
    >
      <p>{t('rotateText')}</p>
      <ProofField {...proof.field} />
    </FormDialog>
  );
}
