export type FaqLanguage = 'en' | 'hi' | 'gu';

/** A question in all its languages, as the manager sees it. */
export type FaqEntry = {
  entry: string;
  topic: string;
  position: number;
  published: boolean;
  words: Partial<Record<FaqLanguage, { id: string; question: string; answer: string }>>;
};
