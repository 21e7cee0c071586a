import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ORDER_WAY } from '#src/kernel/order-lifecycle.ts';
import type { OrderView } from './order-view.ts';

/** The way of an order; what is done carries a tick. */
export function OrderSteps({ status }: { status: OrderView['status'] }) {
  const t = useTranslations('orders');
  const here = ORDER_WAY.indexOf(status);
  if (here < 0) return null;
  return (
    <ol aria-label={t('steps')} className="grid auto-cols-fr grid-flow-col">
      {ORDER_WAY.map((step, at) => (
        <li
          key={step}
          aria-current={at === here ? 'step' : undefined}
          className="relative grid justify-items-center gap-1.5 text-center"
        >
          {at > 0 && (
            <span
              aria-hidden
              className={`absolute end-1/2 top-2.75 h-0.5 w-full ${at <= here ? 'bg-leaf' : 'bg-line'}`}
            />
          )}
          <span
            aria-hidden
            className={`relative z-10 grid size-6 place-items-center rounded-full ${at <= here ? 'bg-leaf text-ground' : 'border-2 border-line bg-paper'}`}
          >
            {at <= here && <Check className="size-3.5 stroke-3!" />}
          </span>
          <span className={`text-[0.6875rem] sm:text-xs ${at === here ? 'font-bold text-ink' : 'text-soft'}`}>
            {t(`statuses.${step}`)}
          </span>
        </li>
      ))}
    </ol>
  );
}
