import { z } from '@hono/zod-openapi';
import {
  COMMENT_ORDERS,
  type Comment,
  type ModeratedComment,
  REPORT_REASONS,
} from '#src/shop/engagement/reviews/comment.ts';
import { coded } from '#src/wire/coded.ts';
import { listed, paging, success } from '#src/wire/values.ts';

const comment = z
  .object({
    id: z.string(),
    name: z.string(),
    msg: z.string(),
    kind: z.enum(['shopper', 'store']),
    date: z.iso.datetime(),
    verified: z.boolean().openapi({ description: 'Its author has an order with this product that was not cancelled' }),
    stars: z.number().int().min(0).max(5).openapi({ description: 'What its author gave the product; 0 for none' }),
  })
  .openapi('Comment');

const moderated = z
  .object({
    id: z.string(),
    product_id: z.string(),
    productName: z.string(),
    name: z.string(),
    msg: z.string(),
    date: z.iso.datetime(),
    state: z.enum(['published', 'hidden']),
    reports: z.record(z.string(), z.number().int()).openapi({ description: 'Open reports by reason' }),
  })
  .openapi('ModeratedComment');

/** GET /products/{id}/reviews */
export const commentsQuery = z.object({
  page: paging.page,
  limit: z.coerce
    .number({ error: coded('must-be-number') })
    .int()
    .min(1)
    .max(50, coded('at-most'))
    .default(10),
  stars: z.coerce
    .number({ error: coded('must-be-number') })
    .int()
    .min(1)
    .max(5)
    .optional(),
  sort: z.enum(COMMENT_ORDERS, { error: coded('one-of') }).default('newest'),
});
export const commentsAnswer = z.object({ status: success, ...listed, data: z.object({ reviews: z.array(comment) }) });

/** POST /reviews/{id}/reports */
export const reportBody = z
  .object({ reason: z.enum(REPORT_REASONS, { error: coded('one-of') }) })
  .openapi('ReportBody');

/** GET /reviews, for the administrator. */
export const moderatedQuery = z.object({
  state: z.enum(['reported', 'hidden'], { error: coded('one-of') }),
  ...paging,
});
export const moderatedAnswer = z.object({
  status: success,
  ...listed,
  data: z.object({ reviews: z.array(moderated) }),
});

/** PUT /reviews/{id}, for the administrator. */
export const moderationBody = z
  .object({ state: z.enum(['published', 'hidden', 'removed'], { error: coded('one-of') }) })
  .openapi('ModerationBody');

export const encodeComment = ({ at, ...rest }: Comment): z.infer<typeof comment> => ({
  ...rest,
  date: at.toISOString(),
});

export const encodeModerated = ({ at, productId, ...rest }: ModeratedComment): z.infer<typeof moderated> => ({
  ...rest,
  product_id: productId,
  date: at.toISOString(),
});
