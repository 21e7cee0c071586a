import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { canMoveReturn, isOpenReturn, type ReturnAnswerState, returnTone } from '#src/kernel/return-lifecycle.ts';
import { useAction } from '#src/web/features/purchase/use-action.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { Button } from '#src/web/ui/button.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { answerReturn } from '#src/wire/client/orders.ts';
import { countsInWords } from './file-lines.tsx';
import type { FileView } from './file-view.ts';
import { ReturnAnswerDialog } from './return-answer-dialog.tsx';
import { ReturnDialog } from './return-dialog.tsx';

/** Returns, and what can still be returned. */
export function Returns({ file }: { file: FileView }) {
  const t = useTranslations('orders.file');
  const [asking, setAsking] = useState(false);
  const offered = file.returnable.length > 0 && !file.owner;
  if (file.returns.length === 0 && !offered) return null;
  return (
    <section aria-labelledby="file-returns">
      <h2 id="file-returns" className="mb-3 text-section font-bold">
        {t('returns')}
      </h2>
      <ul className="grid gap-3">
        {file.returns.map((request) => (
          <ReturnCard key={request.id} file={file} request={request} />
        ))}
      </ul>
      {offered && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-soft">
            {file.returnsUntil ? t('returnUntil', { on: file.returnsUntil }) : t('returnOpen')}
          </p>
          <LiveButton look="secondary" onClick={() => setAsking(true)}>
            <PackageOpen aria-hidden className="size-5" />
            {t('return')}
          </LiveButton>
          <ReturnDialog file={file} open={asking} onClose={() => setAsking(false)} />
        </div>
      )}
    </section>
  );
}

function ReturnCard({ file, request }: { file: FileView; request: FileView['returns'][number] }) {
  const t = useTranslations('orders.file');
  const { busy, error, act } = useAction();
  const [answering, setAnswering] = useState<ReturnAnswerState>();
  const open = isOpenReturn(request.state);
  return (
    <li className="grid gap-2 rounded-card border border-line p-4 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="tabular font-semibold">
          {request.reference} <span className="font-normal text-soft">· {request.on}</span>
        </p>
        <Badge tone={returnTone(request.state)}>{t(`returnStates.${request.state}`)}</Badge>
      </div>
      <p className="wrap-anywhere">{countsInWords(file.order, request.lines)}</p>
      <p className="text-soft">
        {t(`reasons.${request.reason}`)}
        {request.note && `: ${request.note}`}
      </p>
      {request.answer && <p className="wrap-anywhere">{t('answer', { answer: request.answer })}</p>}
      {request.state === 'approved' && !file.owner && <p>{t('howToSend', { reference: request.reference })}</p>}
      {request.refund !== undefined && (
        <p className="font-semibold">{t('returnRefund', { amount: formatPrice(request.refund) })}</p>
      )}
      {error && <ErrorNotice>{error}</ErrorNotice>}
      {open && (
        <div className="flex flex-wrap gap-2">
          {file.owner ? (
            <>
              {canMoveReturn(request.state, 'approved') && (
                <Button size="small" onClick={() => setAnswering('approved')}>
                  {t('approve')}
                </Button>
              )}
              {canMoveReturn(request.state, 'received') && (
                <Button size="small" onClick={() => setAnswering('received')}>
                  {t('takeIn')}
                </Button>
              )}
              <Button size="small" look="secondary" onClick={() => setAnswering('refused')}>
                {t('refuse')}
              </Button>
            </>
          ) : (
            <LiveButton
              size="small"
              look="quiet"
              className="-my-1 -ms-4"
              loading={busy}
              onClick={() => void act(() => answerReturn(request.id, { state: 'withdrawn' }), t('withdrawn'))}
            >
              {t('withdraw')}
            </LiveButton>
          )}
        </div>
      )}
      {file.owner && (
        <ReturnAnswerDialog file={file} request={request} to={answering} onClose={() => setAnswering(undefined)} />
      )}
    </li>
  );
}
