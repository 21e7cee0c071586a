import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { type ChangedLine, readChange } from './changed-lines.ts';
import type { DraftLine, OrderDraft } from './order-draft.ts';
import type { CheckoutStep } from './use-checkout.ts';

type ChangedProps = {
  step: Extract<CheckoutStep, { at: 'changed' }> | undefined;
  onClose: () => void;
  onAccept: (draft: OrderDraft) => void;
};

/** The shop's total differs from the one shown: says what has changed, and asks again. */
export function ChangedDialog({ step, onClose, onAccept }: ChangedProps) {
  const t = useTranslations('checkout.changed');
  const change = step && readChange(step.draft, step.detail);
  return (
    <ConfirmDialog
      open={change !== undefined}
      onClose={onClose}
      title={t('title')}
      keep={t('cancel')}
      act={change && t('accept', { total: formatPrice(change.draft.total) })}
      look="primary"
      onAct={() => change && onAccept(change.draft)}
    >
      {change && (
        <>
          <p className="text-soft">{t('text')}</p>
          {change.changes.length > 0 && (
            <ul className="grid gap-3">
              {change.changes.map((line) => (
                <Change key={line.productId} line={line} />
              ))}
            </ul>
          )}
          <p className="tabular flex items-baseline justify-between gap-4 border-t border-line pt-4">
            <span>{t('total')}</span>
            <span className="grid justify-items-end">
              <s className="text-sm text-soft">{formatPrice(step.draft.total)}</s>
              <strong className="text-xl">{formatPrice(change.draft.total)}</strong>
            </span>
          </p>
        </>
      )}
    </ConfirmDialog>
  );
}

function Change({ line: { name, before, now } }: { line: ChangedLine }) {
  const t = useTranslations('checkout.changed');
  return (
    <li className="grid gap-1 rounded-card bg-mist px-4 py-3 text-sm">
      <span className="font-semibold">{name}</span>
      <span className="tabular flex flex-wrap gap-x-4 text-soft">
        {before ? <span>{`${t('was')}: ${times(before)}`}</span> : <span>{t('added')}</span>}
        {now ? (
          <span className="font-semibold text-ink">{`${t('now')}: ${times(now)}`}</span>
        ) : (
          <span>{t('gone')}</span>
        )}
      </span>
    </li>
  );
}

const times = ({ quantity, price }: DraftLine) => `${quantity} × ${formatPrice(price)}`;
