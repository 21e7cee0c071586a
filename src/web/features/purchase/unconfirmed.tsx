import { LoaderCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { useConfirming } from '#src/web/features/checkout/use-confirming.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Notice } from '#src/web/ui/notice.tsx';
import { providerPaymentOf } from '#src/wire/client/checkout.ts';
import { hrefs } from '#src/wire/pages.ts';
import type { PurchaseArea } from './purchase-view.ts';

type Ending = { how: 'placed' } | { how: 'elsewhere' } | { how: 'refused'; text: string };

/**
 * Announces an order or a booking that has just been made, and resumes confirming an earlier payment whose order is not confirmed yet. `area`:
 * whose texts.
 */
export function Unconfirmed({ uid, area }: { uid: string; area: PurchaseArea }) {
  const t = useTranslations(area);
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<Ending>();
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const arrival = state as { placed?: boolean } | null;
  // The top of My Orders says it for an order that the address names.
  const said = new URLSearchParams(search).has('placed');
  useEffect(() => {
    if (!arrival?.placed || said) return;
    setEnding({ how: 'placed' });
    history.replaceState({ ...history.state, usr: null }, ''); // announced once, not again after a reload
  }, [arrival, said]);
  const { confirming, retryNow } = useConfirming(uid, {
    onPlaced(_, { placedId }) {
      if (area === 'orders' && placedId) {
        setEnding({ how: 'elsewhere' });
        void navigate(hrefs.placed(placedId), { replace: true, state: { placed: true } });
        return;
      }
      setEnding({ how: 'placed' });
      void revalidate();
    },
    onRefused: (error, paid) =>
      setEnding({
        how: 'refused',
        text: error.code === 'conflict' ? t('refused') : t('unproven', { payment: providerPaymentOf(paid.success) }),
      }),
  });
  if (ending?.how === 'elsewhere') return null;
  if (ending)
    return (
      <Notice tone={ending.how === 'placed' ? 'success' : 'error'} live>
        {ending.how === 'placed' ? t('placed') : ending.text}
      </Notice>
    );
  if (confirming === 'no') return null;
  return (
    <Notice
      tone="info"
      live
      action={
        confirming === 'slow' ? (
          <Button look="quiet" size="small" className="-my-2.5 -me-2 shrink-0" onClick={retryNow}>
            {t('retry')}
          </Button>
        ) : (
          <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin" />
        )
      }
    >
      <p className="font-semibold">{t('confirming')}</p>
      {confirming === 'slow' && <p>{t('confirmingSlow')}</p>}
    </Notice>
  );
}
