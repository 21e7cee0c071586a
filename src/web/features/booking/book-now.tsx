import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { takePendingAction } from '#src/web/features/personal/pending-action.ts';
import { askToSignIn } from '#src/web/features/personal/prompt.ts';
import { usePersonal } from '#src/web/features/personal/state.ts';
import { lazyWithRetry } from '#src/web/ui/lazy-with-retry.ts';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import type { PlanToBook } from './use-booking.ts';

// Loaded on the first press: most visitors of the page never open it.
const BookDialog = lazyWithRetry(() => import('./book-dialog.tsx'));

/** 'Book Now': opens the booking form as a dialog, or the sign-in prompt if signed out. */
export function BookNow({ plan }: { plan: PlanToBook }) {
  const t = useTranslations('service');
  const phase = usePersonal((personal) => personal.phase);
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  // After pressing Book on the listing, or here before signing in, the visitor finds the form open.
  const sent = (state as { book?: boolean } | null)?.book === true;
  useEffect(() => {
    if (phase !== 'ready') return;
    const wished = takePendingAction(['book'], String(plan.id));
    if (!sent && !wished) return;
    setAsked(true);
    setOpen(true);
    // Back and Forward must not open it again.
    if (sent) void navigate(pathname, { replace: true, state: null, preventScrollReset: true });
  }, [phase, sent, plan.id, pathname, navigate]);
  return (
    <>
      <LiveButton
        size="large"
        className="grow"
        onClick={() =>
          phase === 'guest' || phase === 'signed-out' ? askToSignIn({ does: 'book', id: String(plan.id) }) : show()
        }
      >
        {t('bookNow')}
      </LiveButton>
      {asked && (
        <Suspense fallback={null}>
          <BookDialog plan={plan} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
