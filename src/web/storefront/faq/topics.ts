import type { Question } from '#src/wire/domain.ts';

type Topic = Question['topic'];

/** The questions by topic, both in the order in which they came. */
export function byTopic(questions: Question[]): [Topic, Question[]][] {
  const topics = new Map<Topic, Question[]>();
  for (const question of questions) topics.set(question.topic, [...(topics.get(question.topic) ?? []), question]);
  return [...topics];
}

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Those that hold every word that is sought, in any order; all for nothing. */
export function matching(questions: Question[], sought: string): Question[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  return questions.filter(({ question, answer }) => {
    const text = plain(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
}
