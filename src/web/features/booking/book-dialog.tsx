import { useCallback, useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CheckoutParts } from '#src/web/features/checkout/checkout-parts.server.ts';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { Loading, Skeleton } from '#src/web/ui/loading.tsx';
import { FailedState } from '#src/web/ui/states.tsx';
import { hrefs } from '#src/wire/pages.ts';
import { BookingDialog } from './booking-dialog.tsx';
import { BookingTexts } from './booking-texts.tsx';
import type { PlanToBook } from './use-booking.ts';

export type BookDialogProps = { plan: PlanToBook; open: boolean; onClose: () => void };

/** The booking form in a dialog. Addresses, texts and the payment script's address are fetched when it opens. */
export default function BookDialog({ plan, open, onClose }: BookDialogProps) {
  const t = useTranslations('service');
  const errors = useTranslations('errors.faults');
  const { pathname } = useLocation();
  const { load, data, state } = useFetcher<CheckoutParts>();
  const ask = useCallback(() => void load(hrefs.checkoutParts(pathname, 'booking')), [load, pathname]);
  const known = data?.parts !== undefined;
  useEffect(() => {
    if (open && !known) ask();
  }, [open, known, ask]);
  if (data?.parts) {
    return (
      <BookingTexts further={data.parts.texts}>
        <BookingDialog plan={plan} parts={data.parts} open={open} onClose={onClose} />
      </BookingTexts>
    );
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('bookTitle', { name: plan.name })} width="wide">
      {data?.failed && state === 'idle' ? (
        <FailedState message={errors('offline')} onRetry={ask} />
      ) : (
        <Loading>
          <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_17rem]">
            <Skeleton className="h-120" />
            <Skeleton className="h-72" />
          </div>
        </Loading>
      )}
    </Dialog>
  );
}
