import { hrefs } from '#src/wire/pages.ts';
import { CashCodeDialog } from './cash-code-dialog.tsx';
import { ChangedDialog } from './changed-dialog.tsx';
import { ConfirmingDialog } from './confirming-dialog.tsx';
import { DismissedDialog, FailureDialog } from './failure-dialog.tsx';
import type { Checkout } from './use-checkout.ts';

/** Every popup of a checkout; one at a time. */
export function PaymentDialogs({ checkout, home = hrefs.orders }: { checkout: Checkout; home?: string }) {
  const { step, close, pay } = checkout;
  return (
    <>
      <FailureDialog step={step.at === 'failed' ? step : undefined} home={home} onClose={close} onRetry={pay} />
      <DismissedDialog step={step.at === 'dismissed' ? step : undefined} onClose={close} onRetry={pay} />
      <ChangedDialog step={step.at === 'changed' ? step : undefined} onClose={close} onAccept={pay} />
      <CashCodeDialog checkout={checkout} />
      <ConfirmingDialog confirming={checkout.confirming} retryNow={checkout.retryNow} home={home} />
    </>
  );
}
