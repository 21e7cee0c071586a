import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '#src/web/ui/button.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { isAlreadyPaid, useFailureWords } from './failure-words.ts';
import type { OrderDraft } from './order-draft.ts';
import type { ProviderFailure } from './payment-window.ts';
import type { CheckoutStep } from './use-checkout.ts';

type Again = { onClose: () => void; onRetry: (draft: OrderDraft) => void };
type StepAt<A extends CheckoutStep['at']> = Extract<CheckoutStep, { at: A }>;

/**
 * Says in one sentence of our own why a payment failed, with 'Ok' and a retry of the same provider order. If an earlier attempt was paid there is
 * nothing to retry: it links to `home`, where the purchase will appear.
 */
export function FailureDialog({
  step,
  home,
  onClose,
  onRetry,
}: { step: StepAt<'failed'> | undefined; home: string } & Again) {
  const t = useTranslations('checkout.failure');
  const words = useFailureWords();
  const paid = step !== undefined && isAlreadyPaid(step.failure);
  const content = step && (
    <>
      <p className="text-lg font-semibold text-pretty">{words(step.failure)}</p>
      <p className="text-soft">{t(paid ? 'paidText' : 'kept')}</p>
      <Facts failure={step.failure} />
    </>
  );
  if (paid)
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('paidTitle')}
        role="alertdialog"
        foot={<LinkButton to={home}>{t('orders')}</LinkButton>}
      >
        <div className="grid gap-4">{content}</div>
      </Dialog>
    );
  return (
    <AskAgain title={t('title')} draft={step?.draft} onClose={onClose} onRetry={onRetry}>
      {content}
    </AskAgain>
  );
}

/** The window was closed before anything was paid. */
export function DismissedDialog({ step, onClose, onRetry }: { step: StepAt<'dismissed'> | undefined } & Again) {
  const t = useTranslations('checkout.dismissed');
  return (
    <AskAgain title={t('title')} draft={step?.draft} onClose={onClose} onRetry={onRetry}>
      <p className="font-semibold">{t('text')}</p>
      <p className="text-soft">{t('late')}</p>
    </AskAgain>
  );
}

type AskProps = Again & { title: string; draft: OrderDraft | undefined; children: ReactNode };

function AskAgain({ title, draft, onClose, onRetry, children }: AskProps) {
  const t = useTranslations('checkout.failure');
  return (
    <ConfirmDialog
      open={draft !== undefined}
      title={title}
      keep={t('ok')}
      act={t('again')}
      look="primary"
      onAct={() => draft && onRetry(draft)}
      onClose={onClose}
    >
      {children}
    </ConfirmDialog>
  );
}

/** What a bank or the shop's support asks for, in the provider's own words. */
function Facts({ failure }: { failure: ProviderFailure }) {
  const t = useTranslations('checkout.failure');
  const { description, code, paymentId } = failure;
  const facts = [
    [t('description'), description],
    [t('code'), code],
    [t('payment'), paymentId],
  ].filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <details className="group rounded-card bg-mist text-sm">
      <summary className="flex min-h-11 items-center justify-between px-4 font-semibold">
        {t('details')}
        <ChevronDown aria-hidden className="size-5 text-soft transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 px-4 pb-3">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
