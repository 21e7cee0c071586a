import { z } from '@hono/zod-openapi';
import { fromRupees, toRupees } from '#src/kernel/money.ts';
import type { DeliveryZone } from '#src/shop/sales/delivery/zone.ts';
import { rupees, success, words } from './values.ts';

const days = z
  .number({ error: 'Must be a number' })
  .int('Must be a whole number')
  .min(0, 'Must be 0 or more')
  .max(60, 'At most 60');
const charges = { charge: rupees, freeFrom: rupees.nullable() };

export const prefix = z.string({ error: 'Required' }).regex(/^[1-9]\d{1,5}$/, 'Must be two to six figures');
export const zoneBody = z
  .object({
    state: words(60),
    area: words(80, 0),
    daysMin: days,
    daysMax: days,
    ...charges,
    serviceable: z.boolean({ error: 'Must be true or false' }),
  })
  .openapi('DeliveryZoneBody');
export const chargesBody = z.object(charges).openapi('DeliveryCharges');
export const day = z.iso.date({ error: 'Must be a day such as 2026-12-25' });
export const holidayBody = z.object({ day, name: words(60) }).openapi('Holiday');

const wireZone = zoneBody.extend({ prefix: z.string() }).openapi('DeliveryZone');
export const zoneAnswer = z.object({ status: success, data: z.object({ zone: wireZone }) });
export const chargesAnswer = z.object({ status: success, data: z.object({ zones: z.number().int() }) });
export const deliveryDeskAnswer = z.object({
  status: success,
  data: z.object({ zones: z.array(wireZone), holidays: z.array(holidayBody) }),
});

const orNone = (amount: number | null) => (amount === null ? null : fromRupees(amount));
export const decodeCharges = ({ charge, freeFrom }: z.infer<typeof chargesBody>) => ({
  charge: fromRupees(charge),
  freeFrom: orNone(freeFrom),
});
export const decodeZone = (body: z.infer<typeof zoneBody>) => ({ ...body, ...decodeCharges(body) });
export const encodeZone = ({ charge, freeFrom, ...rest }: DeliveryZone): z.infer<typeof wireZone> => ({
  ...rest,
  charge: toRupees(charge),
  freeFrom: freeFrom === null ? null : toRupees(freeFrom),
});
