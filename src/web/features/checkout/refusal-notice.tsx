import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { Notice } from '#src/web/ui/notice.tsx';
import { Refusal } from '#src/wire/client/call.ts';
import { providerPaymentOf } from '#src/wire/client/checkout.ts';
import type { OrderDraft } from './order-draft.ts';
import { NoWindow } from './payment-window.ts';
import type { CheckoutStep } from './use-checkout.ts';
import { VerifyFirst } from './verify-first.tsx';

type NoticeProps = { step: Extract<CheckoutStep, { at: 'refused' }>; onRetry: (draft: OrderDraft) => void };

/** Why payment was not possible, beside the button, with a retry where that can help. */
export function RefusalNotice({ step: { error, draft, paid }, onRetry }: NoticeProps) {
  const t = useTranslations('checkout');
  const words = useFaultWords('checkout');
  const text = () => {
    if (error instanceof NoWindow) return t('noWindow');
    if (!(error instanceof Refusal)) return words(error);
    if (error.code === 'out-of-stock') return <Short detail={error.detail} fallback={words(error)} />;
    if (error.code === 'verification-required') return <VerifyFirst limits={error.detail} />;
    if (paid)
      return error.code === 'conflict' ? t('refunding') : t('unproven', { payment: providerPaymentOf(paid.success) });
    return words(error);
  };
  const retry = draft && canPass(error) ? draft : undefined;
  return (
    <Notice
      tone="error"
      live
      action={
        retry && (
          <Button look="quiet" size="small" className="-my-2.5 -me-2 shrink-0" onClick={() => onRetry(retry)}>
            {t('confirming.again')}
          </Button>
        )
      }
    >
      {text()}
    </Notice>
  );
}

const canPass = (error: unknown) =>
  error instanceof NoWindow ||
  !(error instanceof Refusal) ||
  error.status === 0 ||
  error.status >= 500 ||
  error.status === 429;

/** Names each product with too little stock. */
function Short({ detail, fallback }: { detail: Record<string, unknown>; fallback: string }) {
  const t = useTranslations('checkout.outOfStock');
  const short = detail['short'] as { _id: string; name: string; stock: number }[] | undefined;
  if (!short?.length) return fallback;
  return short.map(({ _id, name, stock }) => (
    <p key={_id}>{stock > 0 ? t('some', { name, count: stock }) : t('none', { name })}</p>
  ));
}
