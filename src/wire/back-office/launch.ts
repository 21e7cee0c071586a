import { z } from '@hono/zod-openapi';
import type { Launch } from '#src/shop/back-office/launch/check-launch.ts';
import { CONFIRMABLE, LAUNCH_KEYS } from '#src/shop/back-office/launch/launch-item.ts';
import { type Opening, SHOP_STATES } from '#src/shop/back-office/opening/opening.ts';
import { inAnyLanguages } from '#src/wire/by-language.ts';
import { coded } from '#src/wire/coded.ts';
import { success, words } from '#src/wire/values.ts';
import { LAUNCH_LINKS } from './launch-links.ts';

const ownWords = (most: number) =>
  inAnyLanguages(words(most, 0)).openapi({ description: 'In as many languages as there are words' });
const day = z
  .string({ error: coded('must-be-day') })
  .regex(/^\d{4}-\d\d-\d\d$/, coded('must-be-day'))
  .openapi({ example: '2026-11-08' });
const holiday = z.object({ from: day, to: day, words: ownWords(200) });

const wireOpening = z
  .object({
    state: z.enum(SHOP_STATES),
    message: ownWords(400),
    holiday: holiday.nullable(),
    listHidden: z.boolean(),
    openedAt: z.iso.datetime().nullable(),
  })
  .openapi('Opening');

/** Only the given fields change. A holiday is announced on every page from its first day to its last. */
export const openingBody = z
  .object({
    state: z.enum(SHOP_STATES, { error: coded('one-of') }),
    message: ownWords(400),
    holiday: holiday.nullable(),
    listHidden: z.boolean({ error: coded('must-be-flag') }),
  })
  .partial()
  .openapi('OpeningChange');

const item = z
  .object({
    key: z.enum(LAUNCH_KEYS),
    state: z.enum(['done', 'open', 'failing']),
    reason: z.string(),
    at: z.iso.datetime().optional(),
    facts: z.array(z.string()).optional(),
    words: z.string().optional(),
    link: z.string(),
  })
  .openapi('LaunchItem');

export const openingAnswer = z.object({ status: success, data: z.object({ opening: wireOpening }) });
export const launchAnswer = z.object({
  status: success,
  data: z.object({
    opening: wireOpening,
    live: z.boolean(),
    blocking: z.array(z.enum(LAUNCH_KEYS)),
    items: z.array(item),
  }),
});
export const confirmableItem = z.object({ item: z.enum(CONFIRMABLE, { error: coded('unknown-item') }) });
export const confirmationBody = z.object({
  confirmed: z.boolean({ error: coded('must-be-flag') }),
  note: words(200, 0).optional(),
});
export const testPhoneBody = z.object({ phone: words(20) });
export const testAnswer = z.object({
  status: success,
  data: z.object({
    accepted: z.boolean(),
    answer: z.string().openapi({ description: 'The server’s own words where it refused' }),
  }),
});

export const encodeOpening = ({ openedAt, ...rest }: Opening): z.infer<typeof wireOpening> => ({
  ...rest,
  openedAt: openedAt?.toISOString() ?? null,
});

export const encodeLaunch = ({ opening, live, blocking, items }: Launch): z.infer<typeof launchAnswer>['data'] => ({
  opening: encodeOpening(opening),
  live,
  blocking,
  items: items.map(({ key, at, facts, ...rest }) => ({
    key,
    ...rest,
    ...(at && { at: at.toISOString() }),
    ...(facts && { facts: [...facts] }),
    link: LAUNCH_LINKS[key],
  })),
});
