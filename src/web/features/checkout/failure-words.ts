import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import type { ProviderFailure } from './payment-window.ts';

/** Not a failure for whoever pays: the money came with an earlier try, and nobody is to pay twice. */
export const isAlreadyPaid = ({ reason }: ProviderFailure): boolean => reason === 'order_already_paid';

/** Why a payment failed, in one sentence in the reader's language; the provider's own words are English. */
export function useFailureWords(): (failure: ProviderFailure) => string {
  const t = useTranslations('checkout.failure');
  return ({ reason }) =>
    t(
      (reason && t.has(`reasons.${reason}` as MessageKey<'checkout.failure'>)
        ? `reasons.${reason}`
        : 'unknown') as MessageKey<'checkout.failure'>,
    );
}
