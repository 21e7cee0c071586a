import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MILESTONES } from '#src/kernel/installation.ts';
import { useAction } from '#src/web/features/purchase/use-action.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { sendMilestoneLink } from '#src/wire/client/installations.ts';
import type { InstallationView } from './page.server.ts';
import { RefundMilestone } from './refund-milestone.tsx';

const TONES = { paid: 'leaf', due: 'sun', later: 'plain' } as const;

/** The payments in their order. The owner sends the link of the one that is due. */
export function Milestones({ file: { order, milestones, paid, owner } }: { file: InstallationView }) {
  const t = useTranslations('installations');
  const { busy, error, act } = useAction('installations');
  const [sent, setSent] = useState<string>();
  const send = (position: number) =>
    act(async () => setSent(await sendMilestoneLink(order.id, position)), t('linkSent'));
  return (
    <section aria-labelledby="milestones">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="milestones" className="text-section font-bold">
          {t('payments')}
        </h2>
        <p className="tabular text-soft">{t('paidOf', { paid: formatPrice(paid), total: formatPrice(order.total) })}</p>
      </div>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      {sent && (
        <div className="mb-4">
          <Notice tone="success" live>
            <p className="font-semibold">{t('linkSent')}</p>
            <p className="text-sm">{t('linkOnce')}</p>
            <p className="tabular text-sm wrap-anywhere select-all">{sent}</p>
          </Notice>
        </div>
      )}
      <ol className="divide-y divide-line border-y border-line">
        {milestones.map((one) => {
          const name = t(`milestones.${MILESTONES[one.position - 1] ?? 'onOrder'}`);
          return (
            <li key={one.position} className="grid gap-2 py-4">
              <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
                <div className="min-w-0">
                  <h3 className="flex flex-wrap items-center gap-2 font-bold">
                    {name}
                    <Badge tone={TONES[one.state]}>{t(`milestoneStates.${one.state}`)}</Badge>
                  </h3>
                  <p className="text-sm text-soft">
                    {t('share', { percent: one.sharePercent })}
                    {one.paidOn && ` · ${t('paidOn', { day: one.paidOn })}`}
                  </p>
                  {one.back > 0 && (
                    <p className="text-sm text-soft">{t('sentBack', { amount: formatPrice(one.back) })}</p>
                  )}
                  {one.linkOn && one.linkUntil && (
                    <p className="text-sm text-soft">
                      {t(owner ? 'linkOn' : 'linkMailed', { on: one.linkOn, until: one.linkUntil })}
                    </p>
                  )}
                </div>
                <p className="tabular font-bold">{formatPrice(one.amount)}</p>
              </div>
              {one.state === 'due' && !owner && !one.linkOn && <p className="text-sm text-pretty">{t('linkComes')}</p>}
              {owner && one.state === 'due' && (
                <LiveButton className="justify-self-start" loading={busy} onClick={() => void send(one.position)}>
                  {t(one.linkOn ? 'sendAgain' : 'sendLink', { amount: formatPrice(one.amount) })}
                </LiveButton>
              )}
              {owner && one.left > 0 && order.state !== 'cancelled' && (
                <RefundMilestone id={order.id} position={one.position} left={one.left} name={name} />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
