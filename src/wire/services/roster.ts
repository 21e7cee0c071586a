import { z } from '@hono/zod-openapi';
import { coded } from '#src/wire/coded.ts';
import { success, words } from '#src/wire/values.ts';

const id = z.string().min(1).max(60);
const whole = (min: number, max: number) =>
  z
    .number({ error: coded('must-be-number') })
    .int(coded('must-be-whole'))
    .min(min, coded('at-least'))
    .max(max, coded('at-most'));
const active = z.boolean({ error: coded('must-be-flag') });
const time = z.string({ error: coded('must-be-time') }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, coded('must-be-time'));
const day = z.iso.date({ error: coded('must-be-day-like') });

export const technicianBody = z
  .object({
    name: words(60, 3),
    phone: z.string({ error: coded('must-be-text') }).regex(/^(\d{10})?$/, coded('phone-format')),
    active,
    email: z.union([z.literal(''), z.email(coded('email-format')).max(254)]),
    areaIds: z.array(id).max(200),
    hours: z.array(z.object({ weekday: whole(1, 7), opens: time, closes: time })).max(28, coded('hours-most')),
  })
  .openapi('TechnicianBody');
export const technicianAnswer = z.object({
  status: success,
  data: z.object({ technician: technicianBody.extend({ _id: id }).openapi('Technician') }),
});

export const areaBody = z
  .object({
    name: words(60, 2),
    travelMinutes: whole(0, 480),
    active,
    prefixes: z.array(z.string().regex(/^[1-9]\d{1,5}$/, coded('pin-prefix'))).max(500),
  })
  .openapi('ServiceAreaBody');
export const areaAnswer = z.object({
  status: success,
  data: z.object({ area: areaBody.extend({ _id: id }).openapi('ServiceArea') }),
});

export const dayOffBody = z.object({ technicianId: id.nullable(), day, name: words(60, 0) }).openapi('DayOffBody');
export const dayOffAnswer = z.object({
  status: success,
  data: z.object({ dayOff: dayOffBody.extend({ _id: id }).openapi('DayOff') }),
});

export const rulesBody = z
  .object({
    leadMinutes: whole(0, 20_160),
    horizonDays: whole(1, 365),
    stepMinutes: whole(5, 480),
    rescheduleMinutes: whole(0, 20_160),
  })
  .openapi('BookingRules');
export const rulesAnswer = z.object({ status: success, data: z.object({ rules: rulesBody }) });

/** `id` under its wire name. */
export const encodeWithId = <T extends { id: string }>({ id: _id, ...rest }: T) => ({ _id, ...rest });
