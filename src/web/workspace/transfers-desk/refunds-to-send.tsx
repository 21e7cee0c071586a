import { useTranslations } from 'use-intl';
import { LinkButton } from '#src/web/ui/button.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { noteRefundSent } from '#src/wire/client/transfers.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { TransfersData } from './page.server.ts';

type Refund = TransfersData['refunds'][number];

/** Refunds that the owner sends from their bank, and then notes here. */
export function RefundsToSend({ refunds }: { refunds: Refund[] }) {
  const t = useTranslations('transferDesk');
  return (
    <section aria-labelledby="refunds" className="grid gap-3">
      <div>
        <h2 id="refunds" className={refunds.length > 0 ? 'text-section font-bold' : 'text-soft'}>
          {t('refunds', { count: refunds.length })}
        </h2>
        {refunds.length > 0 && <p className="text-sm text-soft">{t('refundsText')}</p>}
      </div>
      {refunds.length > 0 && (
        <Card as="ul" className="divide-y divide-line">
          {refunds.map((refund) => (
            <Entry key={refund.id} refund={refund} />
          ))}
        </Card>
      )}
    </section>
  );
}

function Entry({ refund }: { refund: Refund }) {
  const t = useTranslations('transferDesk');
  const { id, amount, on, name, email, phone, orderId, orderNumber, reference } = refund;
  const { field, submit, busy, error } = useForm<{ utr: string }>({
    area: 'transferDesk',
    values: { utr: '' },
    send: ({ utr }) => noteRefundSent(id, utr),
    done: t('sentDone'),
    refresh: 'always',
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 px-4 py-4 sm:px-5">
      <div className="grid min-w-0 gap-0.5">
        <p className="tabular">
          <span className="font-semibold">{formatPrice(amount)}</span> <span className="text-sm text-soft">{on}</span>
        </p>
        <p className="text-sm wrap-anywhere">{t('refundFor', { name, email, phone })}</p>
        <p className="tabular text-sm text-soft">{t('refundReference', { reference })}</p>
        {orderId && (
          <span>
            <LinkButton look="quiet" size="small" className="-ms-3" to={hrefs.order(orderId)}>
              {t('refundOrder', { number: orderNumber ?? '' })}
            </LinkButton>
          </span>
        )}
      </div>
      <form noValidate onSubmit={submit} className="grid w-full gap-2 sm:w-auto">
        {error && <ErrorNotice>{error}</ErrorNotice>}
        <div className="flex flex-wrap items-start gap-3">
          <div className="min-w-0 grow basis-48">
            <TextField
              {...field('utr')}
              label={t('utr')}
              maxLength={22}
              autoComplete="off"
              autoCapitalize="characters"
            />
          </div>
          <LiveButton type="submit" loading={busy} className="mt-7 min-h-12!">
            {t('sent')}
          </LiveButton>
        </div>
      </form>
    </li>
  );
}
