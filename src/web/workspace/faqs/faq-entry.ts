import type { Language, Question } from '#src/wire/domain.ts';

/** A question in all its languages, as the manager sees it. */
export type FaqEntry = {
  entry: string;
  topic: Question['topic'];
  position: number;
  published: boolean;
  words: Partial<Record<Language, { question: string; answer: string }>>;
};
