import { Mail, MessageCircle, MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { hrefs } from '#src/wire/pages.ts';
import { type MessageState, StateBadge } from './state-badge.tsx';

export type OutboxRowView = {
  id: string;
  channel: 'mail' | 'sms' | 'whatsapp';
  recipient: string;
  subject: string;
  state: MessageState;
  createdAt: Date;
};

const ICONS = { mail: Mail, sms: MessageSquare, whatsapp: MessageCircle };

/** One message in the list: subject, recipient, time and state. */
export function MessageRow({ row, page, current }: { row: OutboxRowView; page: number; current: boolean }) {
  const t = useTranslations('outbox');
  const format = useFormatter();
  const Icon = ICONS[row.channel];
  return (
    <Link
      to={hrefs.outbox({ page, id: row.id })}
      preventScrollReset
      aria-current={current || undefined}
      className="flex items-start gap-3 px-4 py-3 -outline-offset-2 hover:bg-mist aria-[current=true]:bg-brand-wash"
    >
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-soft" />
      <span className="sr-only">{t(row.channel)}</span>
      <span className="grid min-w-0 grow gap-0.5">
        <span className="truncate font-semibold">{row.subject}</span>
        <span className="truncate text-sm text-soft">{row.recipient}</span>
        <span className="flex flex-wrap items-center justify-between gap-2">
          <time dateTime={row.createdAt.toISOString()} className="tabular text-sm text-soft">
            {format.dateTime(row.createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
          <StateBadge state={row.state} />
        </span>
      </span>
    </Link>
  );
}
