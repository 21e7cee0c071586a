import type { AnswerName } from '#src/web/features/solar-answers/answers.ts';
import { TextField } from '#src/web/ui/field.tsx';
import type { QuestionData } from './page.server.ts';

/** A number to type, with what was typed before and what was wrong with it. */
export function AnswerField({
  name,
  label,
  hint,
  answers,
  errors,
  className = '',
}: Pick<QuestionData, 'answers' | 'errors'> & { name: AnswerName; label: string; hint: string; className?: string }) {
  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      defaultValue={answers[name]}
      error={errors[name]}
      inputMode="decimal"
      className={`tabular text-lg ${className}`}
    />
  );
}
