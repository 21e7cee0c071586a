import type { deliveryAnswer, ownDeliveryAnswer } from '#src/wire/sales/delivery.ts';
import { type Answered, call } from './call.ts';

/** Delivery terms for a PIN code. Days as `YYYY-MM-DD` in India; `charge` in rupees. */
export type Delivery = Omit<Answered<typeof deliveryAnswer>, 'status'>;

/** Delivery to a PIN code, if ordered now. Throws a Refusal (422) for anything but six digits. */
export const quoteDelivery = (pincode: string, signal?: AbortSignal): Promise<Delivery> =>
  call<{ answer: typeof deliveryAnswer }>('GET', `/delivery?pincode=${encodeURIComponent(pincode)}`, undefined, {
    signal,
  });

/** Delivery to the signed-in customer's default address; null without one. */
export const ownDelivery = async (signal?: AbortSignal): Promise<Delivery | null> =>
  (await call<{ answer: typeof ownDeliveryAnswer }>('GET', '/delivery/mine', undefined, { signal })).delivery;
