import { byUid, holding } from './holding.store.ts';

/** The cart, what was saved for later, and the mails about an abandoned cart. */
export const CART = {
  cartLine: holding('cartLine', {
    as: 'cart',
    whose: byUid,
    told: ['productId', 'quantity', 'seenPricePaise', 'seenStock', 'createdAt', 'changedAt'],
    untold: { uid: 'elsewhere' },
    by: 'createdAt',
    ending: 'deleted',
  }),
  savedLine: holding('savedLine', {
    as: 'savedForLater',
    whose: byUid,
    told: ['productId', 'quantity', 'seenPricePaise', 'seenStock', 'createdAt'],
    untold: { uid: 'elsewhere' },
    by: 'createdAt',
    ending: 'deleted',
  }),
  cartReminderChoice: holding('cartReminderChoice', {
    as: 'cartReminderChoice',
    whose: byUid,
    told: ['words', 'locale', 'chosenAt'],
    untold: { uid: 'elsewhere' },
    ending: 'deleted',
  }),
  cartReminder: holding('cartReminder', {
    as: 'cartReminders',
    whose: byUid,
    told: ['sentAt', 'returnedAt'],
    untold: { id: 'inward', uid: 'elsewhere', contents: 'inward', tokenHash: 'secret' },
    by: 'sentAt',
    ending: 'deleted',
  }),
};
