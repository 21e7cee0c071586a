import { useFormatter, useTranslations } from 'use-intl';
import { orGap } from '#src/kernel/brand.ts';
import { PageHead } from '#src/web/context/page-head.tsx';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { AddressText } from '#src/web/features/addresses/address-text.tsx';
import { isAlreadyPaid, useFailureWords } from '#src/web/features/checkout/failure-words.ts';
import { PaymentNote } from '#src/web/features/checkout/payment-note.tsx';
import { NoWindow, type PayBy } from '#src/web/features/checkout/payment-window.ts';
import { PendingLink } from '#src/web/features/mail-link/pending-link.tsx';
import { useMailLink } from '#src/web/features/mail-link/use-mail-link.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { EmptyState } from '#src/web/ui/states.tsx';
import { PageTitle } from '#src/web/ui/surface.tsx';
import { Refusal } from '#src/wire/client/call.ts';
import { lookAtPaymentLink, type ShownLink } from '#src/wire/client/payment-links.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { Route } from './+types/page.ts';
import { useLinkPayment } from './use-link-payment.ts';

export { loader } from './page.server.ts';

/** What was agreed by telephone, and how to pay for it; no account is needed. */
export default function Pay({ loaderData: { payBy } }: Route.ComponentProps) {
  const store = useShopSettings();
  const t = useTranslations('pay');
  const { link, again } = useMailLink(lookAtPaymentLink);
  const unknown = link.at === 'failed' && link.error instanceof Refusal && link.error.status === 404;
  return (
    <div className="column max-w-3xl pb-16">
      <PageHead title={t('title')} noindex />
      {link.at === 'seen' ? (
        <SeenLink key={link.token} token={link.token} link={link.seen} payBy={payBy} onStale={again} />
      ) : unknown ? (
        <EndedLink title={t('unknown')} text={t('unknownText', { phone: orGap(store.contact.phone) })} />
      ) : (
        <div className="pt-8">
          <PendingLink link={link} title={t('title')} area="checkout" onRetry={() => void again()} />
        </div>
      )}
    </div>
  );
}

/** `arrived`: it replaces what was just paid, including the button that had the focus. */
const EndedLink = ({ title, text, arrived }: { title: string; text: string; arrived?: boolean }) => {
  const t = useTranslations('pay');
  return (
    <EmptyState
      as="h1"
      title={title}
      text={text}
      focused={arrived}
      action={<LinkButton to={hrefs.home}>{t('shop')}</LinkButton>}
    />
  );
};

type SeenProps = { token: string; link: ShownLink; payBy: PayBy; onStale: () => Promise<void> };

function SeenLink({ token, link, payBy, onStale }: SeenProps) {
  const store = useShopSettings();
  const t = useTranslations('pay');
  const format = useFormatter();
  const words = useFaultWords('checkout');
  const reason = useFailureWords();
  const { step, pay } = useLinkPayment(token, payBy, onStale);
  const { offer, payer, address } = link;
  const paid = step.at === 'paid' ? step.number : link.state === 'paid' ? (link.orderNumber ?? 0) : undefined;
  if (paid !== undefined) {
    return <EndedLink title={t('paid')} text={t('paidText', { number: String(paid) })} arrived={step.at === 'paid'} />;
  }
  if (link.state !== 'open' || !payer || !address) {
    const state = link.state === 'expired' ? 'expired' : 'cancelled';
    return <EndedLink title={t(state)} text={t(`${state}Text`, { phone: orGap(store.contact.phone) })} />;
  }
  const trouble =
    step.at === 'refused' ? (step.error instanceof NoWindow ? t('noWindow') : words(step.error)) : undefined;
  return (
    <>
      <PageTitle
        title={t('title')}
        lead={t('lead', {
          name: payer.name,
          until: format.dateTime(link.until, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' }),
        })}
      />
      <div className="grid gap-8">
        {link.problem && <Notice tone="warning">{t('problem', { phone: orGap(store.contact.phone) })}</Notice>}
        {offer && offer.total !== link.promised && (
          <Notice tone="warning">
            {t('changed', { was: formatPrice(link.promised), now: formatPrice(offer.total) })}
          </Notice>
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
                  <span className="tabular font-semibold whitespace-nowrap">
                    {formatPrice(item.price * item.quantity)}
                  </span>
                </li>
              ))}
            </ul>
            <dl className="tabular mt-4 grid gap-2">
              <div className="flex justify-between gap-4">
                <dt className="text-soft">{t('delivery')}</dt>
                <dd>{offer.delivery ? formatPrice(offer.delivery) : t('free')}</dd>
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
          <ErrorNotice>{`${reason(step.failure)} ${isAlreadyPaid(step.failure) ? '' : t('failed')}`}</ErrorNotice>
        )}
        {trouble && <ErrorNotice>{trouble}</ErrorNotice>}
        {step.at === 'confirming' && <Notice live>{t('confirming')}</Notice>}
        {offer && (
          <div className="grid gap-4">
            <LiveButton
              size="large"
              block
              loading={['opening', 'paying', 'confirming'].includes(step.at)}
              onClick={() => void pay(offer.total, payer)}
            >
              {t('pay', { total: formatPrice(offer.total) })}
            </LiveButton>
            <PaymentNote total={offer.total} />
          </div>
        )}
      </div>
    </>
  );
}
