import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AddressSection, goToForm } from '#src/web/features/addresses/address-section.tsx';
import { useAddresses } from '#src/web/features/addresses/use-addresses.ts';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import type { Address } from '#src/wire/domain.ts';
import { BoughtProduct } from './bought-product.tsx';
import type { BuyNowDialogProps } from './buy-now-product.ts';
import { CouponField } from './coupon-field.tsx';
import { FurtherDetails } from './further-details.tsx';
import { totalOf } from './order-draft.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentChoice } from './payment-choice.tsx';
import { PaymentDialogs } from './payment-dialogs.tsx';
import { PaymentNote } from './payment-note.tsx';
import type { PayBy } from './payment-window.ts';
import { RefusalNotice } from './refusal-notice.tsx';
import { useCheckout } from './use-checkout.ts';
import { useExtras } from './use-extras.ts';
import { useMethod } from './use-method.ts';
import { useQuote } from './use-quote.ts';

type Parts = { buyer: { uid: string; name: string; email: string }; addresses: Address[]; payBy: PayBy };

/** Address, summary and payment for one product. Hidden while the payment window or another popup is open. */
export function BuyNow({ product, quantity: first, open, onClose, parts }: BuyNowDialogProps & { parts: Parts }) {
  const t = useTranslations('checkout');
  const [quantity, setQuantity] = useState(first);
  const [missing, setMissing] = useState(false);
  const addresses = useAddresses(parts.addresses);
  const section = useRef<HTMLElement>(null);
  const lines = [
    { productId: product.id, name: product.name, quantity, price: product.price, listPrice: product.listPrice },
  ];

  const extras = useExtras();
  const state = useQuote({
    lines,
    addressId: addresses.chosen?.id,
    zipcode: addresses.chosen?.zipcode,
    coupon: extras.coupon,
  });

  const total = state.quote?.total ?? totalOf(lines);
  const choice = useMethod(parts.payBy, { total, zipcode: addresses.chosen?.zipcode });
  const checkout = useCheckout({ buyer: parts.buyer, payBy: choice.payBy });
  const { step, busy, pay } = checkout;

  const place = async () => {
    const { chosen } = addresses;
    setMissing(!chosen);
    if (!extras.check()) return;
    if (chosen)
      void pay({
        lines,
        total: await state.total(),
        addressId: chosen.id,
        phone: chosen.phone,
        fromCart: false,
        extras: extras.extras,
      });
    else goToForm(section.current);
  };
  const inFront = step.at === 'ready' || step.at === 'opening' || step.at === 'refused';
  return (
    <>
      <Dialog
        open={open && inFront && checkout.confirming === 'no'}
        onClose={onClose}
        title={t('title')}
        width="wide"
        foot={
          <>
            {step.at === 'refused' && (
              <div className="w-full">
                <RefusalNotice step={step} onRetry={pay} />
              </div>
            )}
            <p className="tabular grid content-center leading-tight sm:hidden">
              <span className="text-xs text-soft">{t('summary.total')}</span>
              <strong className="text-lg">{formatPrice(total)}</strong>
            </p>
            <LiveButton size="large" className="grow sm:grow-0" loading={busy} onClick={() => void place()}>
              {t(choice.payBy.method === 'cash-on-delivery' ? 'method.sendCode' : 'placeOrder')}
            </LiveButton>
          </>
        }
      >
        <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_18rem]">
          <AddressSection uid={parts.buyer.uid} addresses={addresses} missing={missing} heading="h3" ref={section} />
          <section className="grid content-start gap-5 md:order-none">
            <BoughtProduct product={product} quantity={quantity} onQuantity={setQuantity} />
            <CouponField extras={extras} state={state} />
            <OrderSummary lines={lines} state={state} />
            <FurtherDetails extras={extras} />
            <PaymentChoice choice={choice} total={total} />
            <PaymentNote total={total} choice={choice.hasChoice} />
          </section>
        </div>
      </Dialog>
      <PaymentDialogs checkout={checkout} />
    </>
  );
}
