import { useCallback, useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useLocale, useMessages, useTranslations } from 'use-intl';
import { IntlProvider } from 'use-intl/react';
import { Dialog } from '../components/dialog.tsx';
import { Loading, Skeleton } from '../components/loading.tsx';
import { FailedState } from '../components/states.tsx';
import type { clientLoader } from '../routes/checkout-parts.tsx';
import { BookForm } from './book-form.tsx';

export type BookedPlan = { id: number; name: string; label: string; price: number };
export type BookDialogProps = { plan: BookedPlan; open: boolean; onClose: () => void };

type Tree = Record<string, unknown>;

/** The request for a visit in a dialog. Addresses and the texts of their form are asked for when it opens. */
export default function BookDialog({ plan, open, onClose }: BookDialogProps) {
  const t = useTranslations('service');
  const errors = useTranslations('errors.faults');
  const messages = useMessages() as Tree;
  const locale = useLocale();
  const { pathname } = useLocation();
  const { load, data, state } = useFetcher<typeof clientLoader>();
  const ask = useCallback(() => void load(`/cart/checkout-parts?from=${encodeURIComponent(pathname)}`), [load, pathname]);
  useEffect(() => {
    if (open) ask();
  }, [open, ask]);
  if (data?.parts) {
    const { texts, buyer, addresses } = data.parts;
    return (
      <IntlProvider locale={locale} timeZone="Asia/Kolkata" messages={{ ...messages, ...atTheRoof(texts as Tree, messages) } as never}>
        <BookForm plan={plan} open={open} onClose={onClose} buyer={buyer} saved={addresses} />
      </IntlProvider>
    );
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('booking.title', { name: plan.name })} width="wide">
      {data?.failed && state === 'idle' ? (
        <FailedState message={errors('offline')} onRetry={ask} />
      ) : (
        <Loading>
          <div className="grid gap-6">
            <Skeleton className="h-40" />
            <Skeleton className="h-56" />
          </div>
        </Loading>
      )}
    </Dialog>
  );
}

/** The checkout's address texts with ours over them: here nothing is delivered, somebody comes. */
function atTheRoof(texts: Tree, page: Tree): Tree {
  const checkout = texts['checkout'] as { address: Tree };
  const own = (page['service'] as { booking: { address: Tree } }).booking.address;
  return { checkout: { ...checkout, address: { ...checkout.address, ...own } } };
}
