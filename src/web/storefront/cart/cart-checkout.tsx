import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AddressSection, goToForm } from '#src/web/features/addresses/address-section.tsx';
import { useAddresses } from '#src/web/features/addresses/use-addresses.ts';
import { CartLines } from '#src/web/features/cart/cart-lines.tsx';
import type { LineView } from '#src/web/features/cart/line-view.ts';
import { useCartLines } from '#src/web/features/cart/use-cart-lines.ts';
import { useLateLines } from '#src/web/features/cart/use-late-lines.ts';
import { useReminderLink } from '#src/web/features/cart-reminders/use-reminder-link.ts';
import { totalOf } from '#src/web/features/checkout/order-draft.ts';
import { PaymentDialogs } from '#src/web/features/checkout/payment-dialogs.tsx';
import type { PayBy } from '#src/web/features/checkout/payment-window.ts';
import { useCheckout } from '#src/web/features/checkout/use-checkout.ts';
import { useExtras } from '#src/web/features/checkout/use-extras.ts';
import { useMethod } from '#src/web/features/checkout/use-method.ts';
import { isCodeRefused, useQuote } from '#src/web/features/checkout/use-quote.ts';
import type { ProductTile } from '#src/web/features/product-card/product-tile.ts';
import type { OfferingQuote } from '#src/wire/client/checkout.ts';
import type { Address } from '#src/wire/domain.ts';
import { EmptyCart } from './empty-cart.tsx';
import { FitAdvice } from './fit-advice.tsx';
import { MessagesCard } from './messages-card.tsx';
import { SavedLines } from './saved-lines.tsx';
import { SummaryPanel } from './summary-panel.tsx';
import { useSavedExtras } from './use-saved-extras.ts';

type Parts = {
  buyer: { uid: string; name: string; email: string };
  lines: LineView[];
  saved: LineView[];
  /** What an empty cart offers. */
  favourites: ProductTile[];
  /** What is to be said of the goods together. */
  advice: string[];
  addresses: Address[];
  /** For the lines as they were loaded and the first address. */
  quote: OfferingQuote | undefined;
  /** The proved number of a customer who may yet agree to WhatsApp. */
  whatsappTo: string | undefined;
  /** Whether to offer a mail about an abandoned cart. */
  asksToRemind: boolean;
  payBy: PayBy;
};

/** Lines, address and summary: one column of steps on a phone, two columns with a sticky summary on wide screens. */
export function CartCheckout(parts: Parts) {
  const { buyer, lines: loaded, saved, favourites, advice, addresses: known, payBy, whatsappTo, asksToRemind } = parts;
  const t = useTranslations('cart');
  useLateLines(loaded);
  const cart = useCartLines(buyer.uid, loaded);
  const addresses = useAddresses(known);
  const [missing, setMissing] = useState<'address' | 'gone'>();
  useReminderLink();
  const addressSection = useRef<HTMLElement>(null);

  const lines = cart.lines.filter((line) => !line.gone).map(({ id, ...line }) => ({ productId: id, ...line }));
  const extras = useExtras();
  const state = useQuote({
    lines,
    addressId: addresses.chosen?.id,
    zipcode: addresses.chosen?.zipcode,
    coupon: extras.coupon,
    first: parts.quote,
  });
  const choice = useMethod(payBy, {
    total: state.quote?.total ?? totalOf(lines),
    zipcode: addresses.chosen?.zipcode,
  });
  const checkout = useCheckout({ buyer, payBy: choice.payBy });
  const empty = cart.lines.length === 0;
  const noteCameBack = useSavedExtras(buyer.uid, extras, { empty, refused: isCodeRefused(state.refused) });

  const place = async () => {
    if (cart.lines.some((line) => line.gone)) return setMissing('gone');
    const { chosen } = addresses;
    if (!chosen) {
      setMissing('address');
      goToForm(addressSection.current);
      return;
    }
    setMissing(undefined);
    if (!extras.check()) return;
    void checkout.pay({
      lines,
      total: await state.total(),
      addressId: chosen.id,
      phone: chosen.phone,
      fromCart: true,
      extras: extras.extras,
    });
  };
  const problem = missing === 'gone' && cart.lines.length > lines.length ? t('goneFirst') : undefined;

  return (
    <>
      {/* The lines keep their place even when none is left: the last removal can still be undone. */}
      <div className={empty ? 'grid' : 'grid gap-10 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:items-start lg:gap-14'}>
        <div className="grid min-w-0 gap-10">
          <CartLines cart={cart} />
          {!empty && <FitAdvice advice={advice} />}
          {empty ? (
            <EmptyCart favourites={favourites} />
          ) : (
            <AddressSection
              uid={buyer.uid}
              addresses={addresses}
              missing={missing === 'address'}
              ref={addressSection}
            />
          )}
          <MessagesCard asksToRemind={asksToRemind} whatsappTo={whatsappTo} hidden={empty} />
        </div>
        {!empty && (
          <SummaryPanel
            lines={lines}
            extras={extras}
            noteOpen={noteCameBack}
            state={state}
            checkout={checkout}
            choice={choice}
            problem={problem}
            onPlace={() => void place()}
          />
        )}
      </div>
      <SavedLines lines={saved} />
      <PaymentDialogs checkout={checkout} />
    </>
  );
}
