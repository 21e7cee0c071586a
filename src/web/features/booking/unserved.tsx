import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { lazyWithRetry } from '#src/web/ui/lazy-with-retry.ts';
import { Skeleton } from '#src/web/ui/loading.tsx';
import type { Booking } from './use-booking.ts';

const EnquiryForm = lazyWithRetry(() => import('#src/web/features/enquiry/enquiry-form.tsx'));

/** Nothing can be booked where technicians do not go yet; the visitor can send an enquiry instead. */
export function Unserved({ booking }: { booking: Booking }) {
  const t = useTranslations('booking.unserved');
  const [asking, setAsking] = useState(false);
  const { plan, form, pincode } = booking;
  if (!asking) {
    return (
      <Button look="secondary" className="justify-self-start" onClick={() => setAsking(true)}>
        {t('ask')}
      </Button>
    );
  }
  const { name, email, phone, city } = form.fields.getValues();
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <EnquiryForm
        takesFocus
        about={{ plan: plan.id }}
        known={{
          name,
          email,
          phone,
          pincode,
          message: t('message', { plan: plan.name, place: `${city} ${pincode}`.trim() }),
        }}
      />
    </Suspense>
  );
}
