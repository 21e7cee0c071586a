import { useTranslations } from 'use-intl';
import { hrefs } from '#src/contract/pages.ts';
import { AddressText } from '../checkout/address-text.tsx';
import { PaymentNote } from '../checkout/payment-note.tsx';
import { NoWindow } from '../checkout/razorpay.ts';
import { useLinkPayment } from '../checkout/use-link-payment.ts';
import { LinkButton } from '../components/button.tsx';
import { Notice } from '../components/notice.tsx';
import { PageHead } from '../components/page-head.tsx';
import { formatPrice } from '../components/price.tsx';
import { EmptyState } from '../components/states.tsx';
import { PageTitle } from '../components/surface.tsx';
import { FailedPage } from '../failed-page.tsx';
import { useFaultWords } from '../fault-words.ts';
import { LiveButton } from '../live-button.tsx';
import { useStore } from '../use-store.ts';
import type { Route } from './+types/pay.ts';
import { loadPay } from './pay.server.ts';

export const loader = ({ context, params }: Route.LoaderArgs) => loadPay({ context, params });

export const ErrorBoundary = FailedPage;

/** What was agreed on the telephone, and the way to pay it; no account is needed. */
export default function Pay({ loaderData: data }: Route.ComponentProps) {
  const store = useStore();
  const t = useTranslations('pay');
  const words = useFaultWords('checkout');
  const { step, pay } = useLinkPayment(data.token, data.checkoutScript);
  const { offer, payer, address } = data;
  const paid = step.at === 'paid' ? step.number : data.state === 'paid' ? (data.orderNumber ?? 0) : undefined;
  const head = <PageHead title={`${t('title')} · ${store.name}`} noindex />;
  if (paid !== undefined) {
    return (
      <div className="column">
        {head}
        <EmptyState as="h1" title={t('paid')} text={t('paidText', { number: String(paid) })} action={<LinkButton to={hrefs.home}>{t('shop')}</LinkButton>} />
      </div>
    );
  }
  if (data.state !== 'open' || !payer || !address) {
    const state = data.state === 'expired' ? 'expired' : 'cancelled';
    return (
      <div className="column">
        {head}
        <EmptyState
          as="h1"
          title={t(state)}
          text={t(`${state}Text`, { phone: store.contact.phone })}
          action={<LinkButton to={hrefs.home}>{t('shop')}</LinkButton>}
        />
      </div>
    );
  }
  const trouble = step.at === 'refused' ? (step.error instanceof NoWindow ? t('noWindow') : words(step.error)) : undefined;
  return (
    <div className="column max-w-3xl pb-16">
      {head}
      <PageTitle title={t('title')} lead={t('lead', { name: payer.name, until: data.until })} />
      <div className="grid gap-8">
        {data.problem && <Notice tone="warning">{t('problem', { phone: store.contact.phone })}</Notice>}
        {offer && offer.total !== data.promised && (
          <Notice tone="warning">{t('changed', { was: formatPrice(data.promised), now: formatPrice(offer.total) })}</Notice>
        )}
        {offer && (
          <section aria-labelledby="summary">
            <h2 id="summary" className="mb-3 text-section font-bold">
              {t('summary')}
            </h2>
            <ul className="divide-y divide-line border-y border-line">
              {offer.items.map((item) => (
                <li key={item.productId} className="flex items-start justify-between gap-4 py-3">
                  <span className="min-w-0 wrap-anywhere">{`${item.quantity} × ${item.name}`}</span>
                  <span className="tabular font-semibold whitespace-nowrap">{formatPrice(item.price * item.quantity)}</span>
                </li>
              ))}
            </ul>
            <dl className="tabular mt-4 grid gap-2">
              <div className="flex justify-between gap-4">
                <dt className="text-soft">{t('delivery')}</dt>
                <dd>{offer.charges?.delivery ? formatPrice(offer.charges.delivery) : t('free')}</dd>
              </div>
              <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3 text-lg font-bold">
                <dt>{t('total')}</dt>
                <dd>{formatPrice(offer.total)}</dd>
              </div>
            </dl>
          </section>
        )}
        <section aria-labelledby="to">
          <h2 id="to" className="mb-2 text-section font-bold">
            {t('to')}
          </h2>
          <p className="font-semibold">{payer.name}</p>
          <AddressText address={address} />
        </section>
        {step.at === 'failed' && (
          <Notice tone="error" live>
            {`${t('failed')} ${step.reason ?? ''}`}
          </Notice>
        )}
        {trouble && (
          <Notice tone="error" live>
            {trouble}
          </Notice>
        )}
        {step.at === 'confirming' && <Notice live>{t('confirming')}</Notice>}
        {offer && (
          <div className="grid gap-4">
            <LiveButton size="large" block loading={['opening', 'paying', 'confirming'].includes(step.at)} onClick={() => void pay(offer.total, payer)}>
              {t('pay', { total: formatPrice(offer.total) })}
            </LiveButton>
            <PaymentNote total={offer.total} />
          </div>
        )}
      </div>
    </div>
  );
}
