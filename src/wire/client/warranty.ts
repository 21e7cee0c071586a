import type {
  certificateBody,
  foreignUnitBody,
  redeemAnswer,
  redeemBody,
  transferAnswer,
  transferBody,
  unitMadeAnswer,
} from '#src/wire/sales/warranty.ts';
import { call, type Sent } from './call.ts';

export const addUnit = (unit: Sent<typeof foreignUnitBody>) =>
  call<{ body: typeof foreignUnitBody; answer: typeof unitMadeAnswer }>('POST', '/warranty/units', unit);

export const removeUnit = (id: string) => call('DELETE', `/warranty/units/${encodeURIComponent(id)}`);

/** Makes the code by which another account takes over these units. */
export const offerUnits = async (units: string[]) =>
  (await call<{ body: typeof transferBody; answer: typeof transferAnswer }>('POST', '/warranty/transfers', { units }))
    .data;

export const withdrawOffer = () => call('DELETE', '/warranty/transfers');

/** Takes over the units of a code; answers how many. */
export const redeemCode = async (code: string) =>
  (await call<{ body: typeof redeemBody; answer: typeof redeemAnswer }>('POST', '/warranty/transfers/redeem', { code }))
    .data.units;

/** Notes the DCR certificate of an order; without a number there is none any more. */
export const certifyOrder = (id: string, certificate: Sent<typeof certificateBody>) =>
  call<{ body: typeof certificateBody }>('PUT', `/order/${encodeURIComponent(id)}/dcr-certificate`, certificate);
