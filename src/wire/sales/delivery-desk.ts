import { z } from '@hono/zod-openapi';
import { fromRupees, toRupees } from '#src/kernel/money.ts';
import type { DeliveryZone } from '#src/shop/sales/delivery/zone.ts';
import { coded } from '#src/wire/coded.ts';
import { rupees, success, words } from '#src/wire/values.ts';

const days = z
  .number({ error: coded('must-be-number') })
  .int(coded('must-be-whole'))
  .min(0, coded('at-least'))
  .max(60, coded('at-most'));
const charges = { charge: rupees, freeFrom: rupees.nullable() };

export const prefix = z.string({ error: coded('required') }).regex(/^[1-9]\d{1,5}$/, coded('pin-prefix'));
export const zoneBody = z
  .object({
    state: words(60),
    area: words(80, 0),
    daysMin: days,
    daysMax: days,
    ...charges,
    serviceable: z.boolean({ error: coded('must-be-flag') }),
  })
  .openapi('DeliveryZoneBody');
export const chargesBody = z.object(charges).openapi('DeliveryCharges');
export const day = z.iso.date({ error: coded('must-be-day-like') });
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
