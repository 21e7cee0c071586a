import type { Language } from '#src/kernel/locales.ts';

/** What a question is about, in the order of the page. */
export const FAQ_TOPICS = ['buying', 'subsidy', 'grid', 'payment', 'delivery', 'warranty', 'services'] as const;
export type FaqTopic = (typeof FAQ_TOPICS)[number];

/** A question as the page shows it. */
export type Question = { id: string; topic: FaqTopic; question: string; answer: string };

/** What the owner writes; rows with the same `entry` are one question in several languages. */
export type FaqDraft = {
  entry?: string;
  locale: Language;
  topic: FaqTopic;
  question: string;
  answer: string;
  position: number;
  published: boolean;
};

/** A question as the owner sees it. */
export type Faq = FaqDraft & { id: string; entry: string; updatedAt: Date };

/** The tag of pages that show questions. */
export const FAQ_TAG = 'faqs';
