import { type AnswerName, type Answers, FIELDS, type Step } from '#src/web/features/solar-answers/answers.ts';

/** The answers to the other questions, carried along. */
export function KeptAnswers({ answers, step }: { answers: Answers; step: Step }) {
  const own: readonly AnswerName[] = FIELDS[step];
  return Object.entries(answers).map(([name, value]) =>
    own.includes(name as AnswerName) ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}
