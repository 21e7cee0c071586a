import { z } from '@hono/zod-openapi';
import { FAQ_TOPICS, type Faq } from '#src/shop/content/support/faq.ts';
import { inLanguages } from '#src/wire/by-language.ts';
import { coded } from '#src/wire/coded.ts';
import { language, listed, paging, success, words } from '#src/wire/values.ts';

const fields = {
  locale: language,
  topic: z.enum(FAQ_TOPICS, { error: coded('one-of') }),
  question: words(300),
  answer: words(4000),
  position: z
    .number({ error: coded('must-be-number') })
    .int(coded('must-be-whole'))
    .min(0, coded('at-least'))
    .max(100_000, coded('at-most')),
  published: z.boolean({ error: coded('must-be-flag') }),
};
const entry = z
  .string({ error: coded('must-be-text') })
  .regex(/^[a-z0-9][a-z0-9_-]{0,79}$/, coded('slug-format'))
  .openapi({ description: 'Questions of one entry say the same in another language' });

/** Without an entry it is a new question, at the end. */
export const faqBody = z
  .object({
    ...fields,
    entry: entry.optional(),
    position: fields.position.default(1000),
    published: fields.published.default(true),
  })
  .openapi('FaqBody');
export const faqChange = z
  .object({ ...fields, entry })
  .partial()
  .openapi('FaqChange');
const said = z.object({ question: fields.question, answer: fields.answer });
/** A question in all its languages at once; a missing language is removed. */
export const faqEntryBody = z
  .object({
    topic: fields.topic,
    position: fields.position.default(1000),
    published: fields.published.default(true),
    words: inLanguages(said, { error: 'Must be an object' }),
  })
  .openapi('FaqEntryBody');
export const faqEntryAnswer = z.object({ status: success, data: z.object({ entry: z.string() }) });
/** At most as many as the page shows of one topic. */
export const faqOrder = z
  .object({
    entries: z
      .array(entry, { error: coded('must-be-list') })
      .min(1, coded('at-least-entries'))
      .max(600, coded('at-most-entries'))
      .refine((entries) => new Set(entries).size === entries.length, coded('each-once')),
  })
  .openapi('FaqOrder');
export const faqEntry = z.object({ entry });
export const faqQuery = z.object({ locale: language.optional(), ...paging });

const wireFaq = z.object({ _id: z.string(), entry: z.string(), ...fields, updatedAt: z.iso.datetime() }).openapi('Faq');
export const faqAnswer = z.object({ status: success, data: z.object({ faq: wireFaq }) });
export const faqList = z.object({ status: success, ...listed, data: z.object({ faqs: z.array(wireFaq) }) });

export const encodeFaq = ({
  id,
  entry,
  locale,
  topic,
  question,
  answer,
  position,
  published,
  updatedAt,
}: Faq): z.infer<typeof wireFaq> => ({
  _id: id,
  entry,
  locale,
  topic,
  question,
  answer,
  position,
  published,
  updatedAt: updatedAt.toISOString(),
});
