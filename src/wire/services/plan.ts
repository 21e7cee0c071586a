import { z } from '@hono/zod-openapi';
import { fromRupees, toRupees } from '#src/kernel/money.ts';
import type { ManagedPlan } from '#src/shop/services/plans/manage-plans.ts';
import { PLAN_KINDS } from '#src/shop/services/plans/service.ts';
import { inLanguages } from '#src/wire/by-language.ts';
import { coded } from '#src/wire/coded.ts';
import { success, words } from '#src/wire/values.ts';

const lines = z.array(words(300)).max(30);
const texts = z.object({
  label: words(40).optional(),
  name: words(80),
  summary: words(200),
  description: words(2000),
  details: lines,
  included: lines,
  excluded: lines,
  steps: z.array(z.object({ step: words(80), explain: words(500) })).max(20),
  faqs: z.array(z.object({ q: words(300), a: words(2000) })).max(30),
});
const whole = (min: number, max: number) =>
  z
    .number({ error: coded('must-be-number') })
    .int(coded('must-be-whole'))
    .min(min, coded('at-least'))
    .max(max, coded('at-most'));

const fields = z.object({
  label: words(40),
  /** Rupees, tax included. */
  price: whole(1, 10_000_000),
  durationMinutes: whole(15, 720),
  visits: whole(1, 52),
  active: z.boolean({ error: coded('must-be-flag') }),
  words: inLanguages(texts),
});
/** Chosen once. */
const kind = z.enum(PLAN_KINDS, { error: coded('one-of') });
export const planChange = fields.partial().openapi('PlanChange');
export const planBody = fields.extend({ kind: kind.default('upkeep') }).openapi('PlanBody');
const wirePlan = fields.extend({ kind, id: z.number().int(), retired: z.boolean() }).openapi('ManagedPlan');
export const planAnswer = z.object({ status: success, data: z.object({ plan: wirePlan }) });

export const decodeNewPlan = ({ price, ...rest }: z.infer<typeof planBody>) => ({ ...rest, price: fromRupees(price) });
export const decodePlan = ({ price, ...rest }: z.infer<typeof planChange>) => ({
  ...rest,
  ...(price !== undefined && { price: fromRupees(price) }),
});
export const encodePlan = ({ price, ...rest }: ManagedPlan): z.infer<typeof wirePlan> => ({
  ...rest,
  price: toRupees(price),
});
