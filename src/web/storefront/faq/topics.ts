import type { Question } from '#src/wire/domain.ts';

type Topic = Question['topic'];

/** The questions by topic, both in their original order. */
export function byTopic(questions: Question[]): [Topic, Question[]][] {
  const topics = new Map<Topic, Question[]>();
  for (const question of questions) topics.set(question.topic, [...(topics.get(question.topic) ?? []), question]);
  return [...topics];
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The questions that contain every word of the search, in any order; all for an empty search. */
export function matching(questions: Question[], sought: string): Question[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return questions.filter(({ question, answer }) => {
    const text = plain(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
