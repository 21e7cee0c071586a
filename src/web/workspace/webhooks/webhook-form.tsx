import { useTranslations } from 'use-intl';
import type { WebhookEvent } from '#src/kernel/webhook-events.ts';
import { ProofField } from '#src/web/features/proof/proof-field.tsx';
import { useProof } from '#src/web/features/proof/use-proof.ts';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { addWebhook, changeWebhook } from '#src/wire/client/webhooks.ts';
import type { WebhookAccount, WebhookView } from './page.server.ts';
import { useEventName } from './use-event-name.ts';

type Draft = { name: string; url: string; events: WebhookEvent[] };

/** Adds a webhook, or changes one, with proof of who asks. `onSaved` gets the secret of a new one. */
export function WebhookForm({
  webhook,
  events,
  account,
  onSaved,
  onClose,
}: {
  webhook?: Pick<WebhookView, 'id' | 'name' | 'url' | 'events'>;
  events: readonly WebhookEvent[];
  account: WebhookAccount;
  onSaved: (secret: string) => void;
  onClose: () => void;
}) {
  const t = useTranslations('webhooks');
  const nameOf = useEventName();
  const proof = useProof(account);
  const { field, box, errorOf, submit, busy, error } = useForm<Draft, string>({
    area: 'webhooks',
    values: { name: webhook?.name ?? '', url: webhook?.url ?? 'https://', events: webhook?.events ?? [] },
    rules: {
      name: (value) => (value.trim() ? undefined : t('invalid.name')),
      url: (value) => (/^https:\/\/[^/\s]/i.test(value.trim()) ? undefined : t('invalid.url')),
      events: (value) => (value.length > 0 ? undefined : t('invalid.events')),
    },
    proof,
    async send(typed) {
      const draft = { ...typed, ...proof.proof };
      if (!webhook) return addWebhook(draft);
      await changeWebhook(webhook.id, draft);
      return '';
    },
    done: t('saved'),
    onSent: onSaved,
  });
  const wrong = errorOf('events');
  return (
    <FormDialog
      title={webhook ? t('edit') : t('add')}
      back={t('cancel')}
      send={t('save')}
      busy={busy}
      error={error}
      onSend={submit}
      onClose={onClose}
    >
      <TextField label={t('name')} hint={t('nameHint')} required maxLength={60} autoComplete="off" {...field('name')} />
      <TextField
        label={t('url')}
        hint={t('urlHint')}
        required
        type="url"
        inputMode="url"
        maxLength={2048}
        autoComplete="off"
        spellCheck={false}
        {...field('url')}
      />
      <fieldset aria-describedby={wrong && 'events-error'}>
        <legend className="text-sm font-semibold">{t('events')}</legend>
        {events.map((event) => (
          <CheckField key={event} value={event} label={nameOf(event)} {...box('events')} />
        ))}
        <p id="events-error" aria-live="polite" className="text-sm font-semibold text-brick">
          {wrong}
        </p>
      </fieldset>
      <ProofField {...proof.field} />
    </FormDialog>
  );
}
