import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { HealthItem } from './page.server.ts';
import { useBytes } from './use-bytes.ts';

const MARKS = {
  well: [CircleCheck, 'text-leaf'],
  notice: [Info, 'text-link'],
  trouble: [TriangleAlert, 'text-brick'],
} as const;

/** Where a subject is seen in detail and mended; the others are the operator's. */
const PLACES: Partial<Record<HealthItem['key'], string>> = {
  payments: hrefs.payments(),
  refunds: hrefs.payments(),
  webhooks: hrefs.payments(),
  mail: hrefs.outbox(),
  sms: hrefs.outbox(),
  whatsapp: hrefs.outbox(),
  backup: hrefs.admin(),
};

/** One subject: its state, a sentence about it, and the way to where something can be done. */
export function HealthRow({ item }: { item: HealthItem }) {
  const t = useTranslations('health');
  const format = useFormatter();
  const bytes = useBytes();
  const [Mark, tone] = MARKS[item.state];
  const title = t(`items.${item.key}.title`);
  const place = item.state === 'well' ? undefined : PLACES[item.key];
  const values = {
    count: item.count ?? 0,
    at: item.at ? format.dateTime(item.at, { dateStyle: 'medium', timeStyle: 'short' }) : '',
    bytes: item.bytes === undefined ? '' : bytes(item.bytes),
    share: item.share ?? 0,
  };
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5 sm:px-6">
      <Mark aria-hidden className={`size-5.5 shrink-0 ${tone}`} />
      <div className="min-w-0 grow basis-56">
        <h3 className="font-semibold">{title}</h3>
        <p className={`text-[0.9375rem] text-pretty ${item.state === 'trouble' ? 'text-brick' : 'text-soft'}`}>
          <span className="sr-only">{t(`marks.${item.state}`)}: </span>
          {t(`items.${item.key}.${item.reason}` as MessageKey<'health'>, values)}
        </p>
      </div>
      {place && (
        <LinkButton look="secondary" size="small" to={place} className="max-sm:ms-9.5">
          {t('open')}
          <span className="sr-only"> {title}</span>
        </LinkButton>
      )}
    </li>
  );
}
