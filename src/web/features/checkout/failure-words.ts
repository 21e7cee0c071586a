import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import type { ProviderFailure } from './payment-window.ts';

/** Not a failure to the payer: an earlier attempt was paid, and nobody should pay twice. */
export const isAlreadyPaid = ({ reason }: ProviderFailure): boolean => reason === 'order_already_paid';

/** Says in one sentence, in the reader's language, why a payment failed; the provider's own text is English. */
export function useFailureWords(): (failure: ProviderFailure) => string {
  const t = useTranslations('checkout.failure');
  return ({ reason }) =>
    t(
      (reason && t.has(`reasons.${reason}` as MessageKey<'checkout.failure'>)
        ? `reasons.${reason}`
        : 'unknown') as MessageKey<'checkout.failure'>,
    );
}
