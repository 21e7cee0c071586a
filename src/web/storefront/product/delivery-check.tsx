import { RotateCw, Truck } from 'lucide-react';
import { type FormEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useRoot } from '#src/web/context/use-root.ts';
import { Button } from '#src/web/ui/button.tsx';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { Loading, Skeleton } from '#src/web/ui/loading.tsx';
import { DeliveryAnswer } from './delivery-answer.tsx';
import { useDelivery } from './use-delivery.ts';

/** When the product would arrive at a PIN code. Space for the answer is reserved from the start, so nothing moves. */
export function DeliveryCheck() {
  const t = useTranslations('delivery');
  const { area } = useRoot();
  const words = useFaultWords('delivery');
  const field = useRef<HTMLInputElement>(null);
  const { pincode, state, wrong, check, type } = useDelivery();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!check()) field.current?.focus();
  };
  return (
    <section aria-label={t('title')} className="grid gap-3">
      <form onSubmit={submit} noValidate className="order-last grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3">
        <TextField
          ref={field}
          label={t('label')}
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder={t('example')}
          value={pincode}
          error={wrong ? t('wrong') : undefined}
          onChange={(event) => type(event.target.value)}
          className="tabular"
        />
        <Button type="submit" look="secondary" loading={state.phase === 'waiting'} className="mt-7 min-h-12">
          {t('check')}
        </Button>
      </form>
      <div
        aria-live="polite"
        className="grid min-h-12 grid-cols-[auto_minmax(0,1fr)] content-start items-start gap-x-3 text-sm"
      >
        <Truck aria-hidden className="mt-0.5 size-5 text-link" />
        {state.phase === 'asking' && <p className="text-soft">{t('hint', { state: area })}</p>}
        {state.phase === 'waiting' && (
          <Loading>
            <Skeleton className="mt-1 h-4 w-48" />
          </Loading>
        )}
        {state.phase === 'known' && <DeliveryAnswer delivery={state.delivery} />}
        {state.phase === 'failed' && (
          <div className="flex flex-wrap items-center gap-x-3">
            <p className="text-brick">{words(state.error)}</p>
            <Button look="quiet" size="small" onClick={check}>
              <RotateCw aria-hidden className="size-4" />
              {t('retry')}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
