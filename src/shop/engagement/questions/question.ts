/** What its asker may write. */
export const SHORTEST_QUESTION = 10;
export const LONGEST_QUESTION = 500;
/** Answered questions on the product's page itself; the others are loaded page by page. */
export const QUESTIONS_ON_PAGE = 5;

/** Why a question is not shown. */
export const HIDING_REASONS = ['spam', 'offensive', 'off-topic', 'personal', 'asked-before'] as const;
export type HidingReason = (typeof HIDING_REASONS)[number];

export const QUESTION_STATES = ['open', 'answered', 'hidden'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

/** A question with the shop's answer, as everybody reads it. `name`: the asker's first name. */
export type AnsweredQuestion = {
  id: string;
  name: string;
  question: string;
  at: Date;
  answer: string;
  answeredAt: Date;
};

/** A question that only its asker sees: it waits, or is hidden for a reason. */
export type OwnQuestion = { id: string; question: string; at: Date; reason: HidingReason | undefined };

/** A question as the administrator sees it. */
export type DeskQuestion = {
  id: string;
  productId: string;
  productName: string;
  name: string;
  question: string;
  state: QuestionState;
  reason: HidingReason | undefined;
  answer: string | undefined;
  at: Date;
  answeredAt: Date | undefined;
};

/** The first word of an account's name: a product's page needs no more of it. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
