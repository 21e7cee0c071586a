import type { Attempt } from './make-payment.ts';
import { readAttempt } from './pay.ts';
import { ProviderRefusal } from './provider-refusal.ts';
import { readText } from './read-input.ts';
import { cardOutcome, findTestCard } from './test-cards.ts';

/**
 * The attempt that the checkout window describes: a card with the OTP entered at the bank, or the choice made in the simulated UPI app or
 * on the bank's page. Of the card, only the last four digits are stored.
 */
export function readWindowAttempt(body: Record<string, unknown>): Attempt {
  const { order_id, method, email, contact } = body;
  if (method !== 'card') {
    const cancelled = body['cancelled'] === true;
    const outcome = cancelled ? { outcome: 'failure', reason: 'payment_cancelled' } : { outcome: body['outcome'] };
    return readAttempt({
      order_id,
      method,
      email,
      contact,
      ...outcome,
      ...(method === 'netbanking' && { bank: body['bank'] }),
    });
  }
  const given = body['card'];
  const { number, name } = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  const card = findTestCard(readText(number, 'card number', 40) ?? '');
  if (!card) throw new ProviderRefusal('Only test cards work here.', { field: 'number', reason: 'card_not_supported' });
  const fails =
    body['cancelled'] === true
      ? ('payment_cancelled' as const)
      : cardOutcome(card, readText(body['otp'], 'otp', 20) ?? '');
  return {
    ...readAttempt({ order_id, method, email, contact, outcome: fails ? 'failure' : 'success', reason: fails }),
    card: { network: card.network, last4: card.last4, name: readText(name, 'card name', 100) ?? '' },
  };
}
