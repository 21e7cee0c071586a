import { z } from '@hono/zod-openapi';
import { isDay } from '#src/kernel/india-time.ts';
import type { SlotCalendar } from '#src/shop/services/bookings/list-slots.ts';
import { coded } from '#src/wire/coded.ts';
import { id, success } from '#src/wire/values.ts';

/** Start and end as instants; of a requested slot only the start counts. */
export const slotInput = z.object(
  { start: z.string({ error: coded('required') }).max(40), end: z.string().max(40).optional() },
  { error: coded('required') },
);

export const wireSlot = z.object({ start: z.iso.datetime(), end: z.iso.datetime() }).openapi('Slot');

export const encodeSlot = ({ start, end }: { start: Date; end: Date }): z.infer<typeof wireSlot> => ({
  start: start.toISOString(),
  end: end.toISOString(),
});

/** `served` false: technicians do not cover this PIN code. Days are India's; a day without a free slot has an empty list. */
const wireCalendar = z
  .object({
    served: z.boolean(),
    area: z.string().nullable(),
    until: z.iso.date().nullable().openapi({ description: 'The last day on which times are offered' }),
    days: z.array(z.object({ day: z.iso.date(), slots: z.array(wireSlot.extend({ capacity: z.number().int() })) })),
  })
  .openapi('SlotCalendar');
export const calendarAnswer = z.object({ status: success, data: wireCalendar });

export const encodeCalendar = (calendar: SlotCalendar): z.infer<typeof wireCalendar> =>
  calendar.served
    ? {
        served: true,
        area: calendar.area,
        until: calendar.until,
        days: calendar.days.map(({ day, slots }) => ({
          day,
          slots: slots.map((slot) => ({ ...encodeSlot(slot), capacity: slot.technicians.length })),
        })),
      }
    : { served: false, area: null, until: null, days: [] };

const slotWindow = {
  from: z.string().refine(isDay, coded('must-be-day-like')).optional(),
  days: z.coerce
    .number({ error: coded('must-be-number') })
    .int()
    .min(1, coded('at-least'))
    .max(92, coded('at-most'))
    .optional(),
};
export const slotQuery = z.object({ pincode: z.string().trim().max(200).default(''), ...slotWindow });
export const visitSlotQuery = z.object({ visit: id.optional(), ...slotWindow });
