import { ChevronRight, Circle, CircleCheck, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { LAUNCH_LINKS } from '#src/wire/back-office/launch-links.ts';
import type { LaunchItem } from './launch-data.ts';
import { RowActions } from './row-actions.tsx';

const MARKS = {
  done: [CircleCheck, 'text-leaf'],
  open: [Circle, 'text-edge'],
  failing: [TriangleAlert, 'text-brick'],
} as const;

/** Names that are the same in every language. */
const NAMES = {
  provider: 'Razorpay',
  keyId: 'RAZORPAY_KEY_ID',
  hook: '/api/razorpay/webhook',
  smtpUrl: 'SMTP_URL',
  smsUrl: 'SMS_URL',
  publicUrl: 'PUBLIC_URL',
  https: 'https',
};

/** One item: its state, the reason in a sentence, a link to where it is fixed, and what can be done about it here. */
export function LaunchRow({ item }: { item: LaunchItem }) {
  const t = useTranslations('launch');
  const format = useFormatter();
  const [Mark, tone] = MARKS[item.state];
  const values = {
    ...NAMES,
    at: item.at ? format.dateTime(new Date(item.at), { dateStyle: 'medium' }) : '',
    facts: item.facts?.map((fact) => t(`facts.${fact}` as MessageKey<'launch'>)).join(', ') ?? '',
    words: item.words ?? '',
  };
  const title = t(`items.${item.key}.title`);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5 sm:px-6">
      <Mark aria-hidden className={`size-5.5 shrink-0 ${tone}`} />
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-x-2">
          {item.key === 'backup' ? (
            <span className="inline-flex min-h-9 items-center font-semibold">{title}</span>
          ) : (
            <Link
              to={LAUNCH_LINKS[item.key]}
              className="inline-flex min-h-11 items-center gap-0.5 font-semibold hover:text-link hover:underline"
            >
              {title}
              <ChevronRight aria-hidden className="size-4.5 text-soft" />
            </Link>
          )}
          <span className="sr-only">{t(`marks.${item.state}`)}</span>
        </p>
        <p className={`-mt-1 pb-1 text-sm wrap-anywhere ${item.state === 'failing' ? 'text-brick' : 'text-soft'}`}>
          {t(`items.${item.key}.${item.reason}` as MessageKey<'launch'>, values)}
        </p>
      </div>
      <RowActions item={item} />
    </li>
  );
}
