import { useCallback, useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useLocale, useMessages, useTranslations } from 'use-intl';
import { IntlProvider } from 'use-intl/react';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { Loading, Skeleton } from '#src/web/ui/loading.tsx';
import { FailedState } from '#src/web/ui/states.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { BuyNow } from './buy-now.tsx';
import type { BuyNowDialogProps } from './buy-now-product.ts';
import type { CheckoutParts } from './checkout-parts.server.ts';

/** The popup 'Shipping and Invoice'. Addresses, texts and the payment script's address are fetched when it opens. */
export default function BuyNowDialog(props: BuyNowDialogProps) {
  const { open, onClose } = props;
  const locale = useLocale();
  const t = useTranslations('product');
  const errors = useTranslations('errors.faults');
  const messages = useMessages();
  const { pathname } = useLocation();
  const { load, data, state } = useFetcher<CheckoutParts>();
  const ask = useCallback(() => void load(hrefs.checkoutParts(pathname)), [load, pathname]);
  useEffect(() => {
    if (open) ask();
  }, [open, ask]);
  if (data?.parts)
    return (
      <IntlProvider
        locale={locale}
        timeZone="Asia/Kolkata"
        messages={{ ...messages, ...(data.parts.texts as typeof messages) }}
      >
        <BuyNow {...props} parts={data.parts} />
      </IntlProvider>
    );
  return (
    <Dialog open={open} onClose={onClose} title={t('shippingAndInvoice')} width="wide">
      {data?.failed && state === 'idle' ? (
        <FailedState message={errors('offline')} onRetry={ask} />
      ) : (
        <Loading>
          <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_18rem]">
            <Skeleton className="h-72" />
            <Skeleton className="h-72" />
          </div>
        </Loading>
      )}
    </Dialog>
  );
}
