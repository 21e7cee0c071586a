import { z } from '@hono/zod-openapi';
import {
  type AnsweredQuestion,
  type DeskQuestion,
  HIDING_REASONS,
  LONGEST_QUESTION,
  type OwnQuestion,
  QUESTION_STATES,
  QUESTIONS_ON_PAGE,
  SHORTEST_QUESTION,
} from '#src/shop/engagement/questions/question.ts';
import { coded } from '#src/wire/coded.ts';
import { isPlain, listed, paging, success, words } from '#src/wire/values.ts';

// Customers' questions on products: calls of our own, so the names are spelt correctly (rules.md §3).

const instant = z.iso.datetime();
const reason = z.enum(HIDING_REASONS, { error: coded('choose-reason') });
const state = z.enum(QUESTION_STATES, { error: coded('one-of') });

const answered = z
  .object({
    id: z.string(),
    name: z.string().openapi({ description: 'The asker’s first name' }),
    question: z.string(),
    date: instant,
    answer: z.string(),
    answered: instant,
  })
  .openapi('AnsweredQuestion');
const own = z
  .object({ id: z.string(), question: z.string(), date: instant, reason: reason.nullable() })
  .openapi('OwnQuestion');
const atDesk = z
  .object({
    id: z.string(),
    product_id: z.string(),
    productName: z.string(),
    name: z.string(),
    question: z.string(),
    date: instant,
    state,
    reason: reason.nullable(),
    answer: z.string().nullable(),
    answered: instant.nullable(),
  })
  .openapi('DeskQuestion');

/** GET /products/{id}/questions */
export const questionsQuery = z.object({
  page: paging.page,
  limit: z.coerce
    .number({ error: coded('must-be-number') })
    .int()
    .min(1)
    .max(50, coded('at-most'))
    .default(QUESTIONS_ON_PAGE),
});
export const questionsAnswer = z.object({
  status: success,
  ...listed,
  data: z.object({ questions: z.array(answered) }),
});

/** POST /products/{id}/questions */
export const questionBody = z
  .object({
    question: z
      .string({ error: coded('must-be-text') })
      .trim()
      .min(SHORTEST_QUESTION, coded('at-least-characters'))
      .max(LONGEST_QUESTION, coded('at-most-characters'))
      .refine(isPlain, coded('unkeepable-characters')),
  })
  .openapi('QuestionBody');
export const askedAnswer = z.object({ status: success, data: z.object({ id: z.string() }) });

/** GET /products/{id}/questions/mine */
export const ownQuestionsAnswer = z.object({ status: success, data: z.object({ questions: z.array(own) }) });

/** GET /product-questions, for the administrator. */
export const deskQuestionsQuery = z.object({ state: state.optional(), q: words(100, 0).optional(), ...paging });
export const deskQuestionsAnswer = z.object({
  status: success,
  ...listed,
  data: z.object({ questions: z.array(atDesk) }),
});

/** PUT /product-questions/{id}, for the administrator. */
export const questionChange = z
  .discriminatedUnion('state', [
    z.object({ state: z.literal('answered'), answer: words(2000) }),
    z.object({ state: z.literal('hidden'), reason }),
  ])
  .openapi('QuestionChange');

export const encodeAnswered = ({ at, answeredAt, ...rest }: AnsweredQuestion): z.infer<typeof answered> => ({
  ...rest,
  date: at.toISOString(),
  answered: answeredAt.toISOString(),
});

export const encodeOwn = ({ at, reason, ...rest }: OwnQuestion): z.infer<typeof own> => ({
  ...rest,
  date: at.toISOString(),
  reason: reason ?? null,
});

export const encodeDeskQuestion = ({
  at,
  answeredAt,
  productId,
  reason,
  answer,
  ...rest
}: DeskQuestion): z.infer<typeof atDesk> => ({
  ...rest,
  product_id: productId,
  date: at.toISOString(),
  reason: reason ?? null,
  answer: answer ?? null,
  answered: answeredAt?.toISOString() ?? null,
});
