import { Webhook } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WebhookEvent } from '#src/kernel/webhook-events.ts';
import { DeskEntry } from '#src/web/features/workspace-list/desk-entry.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { LinkButton } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { DELIVERY_TONE } from './delivery-tone.ts';
import { NewSecret } from './new-secret.tsx';
import type { WebhookAccount, WebhookRow } from './page.server.ts';
import { useEventName } from './use-event-name.ts';
import { WebhookForm } from './webhook-form.tsx';

/** All webhooks, and how the last delivery of each went. */
export function WebhookList({
  webhooks,
  events,
  account,
}: {
  webhooks: WebhookRow[];
  events: readonly WebhookEvent[];
  account: WebhookAccount;
}) {
  const t = useTranslations('webhooks');
  const [open, setOpen] = useState<'form' | { secret: string }>();
  const close = () => setOpen(undefined);
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead')}
        action={
          <LiveButton onClick={() => setOpen('form')}>
            <Webhook aria-hidden className="size-5" />
            {t('add')}
          </LiveButton>
        }
      />
      {webhooks.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
      <ul className="grid gap-4">
        {webhooks.map((webhook) => (
          <li key={webhook.id}>
            <WebhookEntry webhook={webhook} />
          </li>
        ))}
      </ul>
      {open === 'form' && (
        <WebhookForm events={events} account={account} onSaved={(secret) => setOpen({ secret })} onClose={close} />
      )}
      {typeof open === 'object' && <NewSecret value={open.secret} onClose={close} />}
    </>
  );
}

function WebhookEntry({ webhook: { id, name, url, events, last } }: { webhook: WebhookRow }) {
  const t = useTranslations('webhooks');
  const nameOf = useEventName();
  const to = hrefs.webhooks({ id });
  return (
    <DeskEntry
      id={id}
      name={name}
      to={to}
      badges={last && <Badge tone={DELIVERY_TONE[last.state]}>{t(`states.${last.state}`)}</Badge>}
      actions={
        <LinkButton look="secondary" to={to} aria-label={`${t('open')}: ${name}`}>
          {t('open')}
        </LinkButton>
      }
    >
      <p className="text-sm text-soft wrap-anywhere">{url}</p>
      <p className="text-[0.9375rem]">{events.map((event) => nameOf(event)).join(' · ')}</p>
      <p className="tabular text-sm text-soft">{last?.at ? t('last', { at: last.at }) : t('never')}</p>
    </DeskEntry>
  );
}
