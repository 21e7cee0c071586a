import { useFormatter, useTranslations } from 'use-intl';
import { Notice } from '#src/web/ui/notice.tsx';
import { SendAgain } from './send-again.tsx';
import { type MessageState, StateBadge } from './state-badge.tsx';

type Message = {
  id: string;
  channel: 'mail' | 'sms' | 'whatsapp';
  kind: string;
  recipient: string;
  subject: string;
  reference: string | null;
  state: MessageState;
  attempts: number;
  lastError: string | null;
  createdAt: Date;
  sentAt: Date | null;
  deliveredAt: Date | null;
  struckOut: boolean;
  text: string | undefined;
};

/** One message. A mail is shown in a frame that runs no scripts and has no access to us: its content may be a stranger's. */
export function MessageView({ message }: { message: Message }) {
  const t = useTranslations('outbox');
  const format = useFormatter();
  const time = (at: Date) => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'medium' });
  const facts: [string, string][] = [
    [t('to'), message.recipient],
    [t('kind'), message.kind],
    ...(message.reference ? [[t('reference'), message.reference] as [string, string]] : []),
    [t('created'), time(message.createdAt)],
    ...(message.sentAt ? [[t('sentAt'), time(message.sentAt)] as [string, string]] : []),
    ...(message.deliveredAt ? [[t('deliveredAt'), time(message.deliveredAt)] as [string, string]] : []),
    [t('attempts'), String(message.attempts)],
  ];
  return (
    <article
      aria-labelledby="message"
      className="grid min-w-0 gap-5 rounded-card border border-line bg-paper p-5 sm:p-6"
    >
      <header className="flex flex-wrap items-start justify-between gap-3">
        <h2 id="message" className="min-w-0 text-lg font-bold tracking-tight wrap-anywhere">
          {message.subject || t(message.channel)}
        </h2>
        <StateBadge state={message.state} />
      </header>
      {message.lastError && (
        <Notice
          tone={message.state === 'failed' ? 'error' : 'warning'}
          action={message.state === 'failed' && <SendAgain id={message.id} />}
        >
          <span className="wrap-anywhere">{message.lastError}</span>
        </Notice>
      )}
      <dl className="grid gap-x-6 gap-y-2 text-[0.9375rem] sm:grid-cols-3">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="tabular wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {message.struckOut ? (
        <p className="text-soft">{t('struckOut')}</p>
      ) : message.channel !== 'mail' ? (
        <p className="rounded-card bg-mist p-4 whitespace-pre-line wrap-anywhere">{message.text}</p>
      ) : (
        <iframe
          title={t('words')}
          src={`/api/outbox/${encodeURIComponent(message.id)}/html`}
          sandbox=""
          className="h-[36rem] w-full rounded-card border border-line bg-white"
        />
      )}
    </article>
  );
}
