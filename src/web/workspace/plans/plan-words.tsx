import { useTranslations } from 'use-intl';
import { TextArea, TextField } from '#src/web/ui/field.tsx';
import type { ManagedPlan } from '#src/wire/domain.ts';

export type Words = ManagedPlan['words']['en'];

/** A plan's texts in one language. Lists are typed one entry per line; steps and questions as two paragraphs separated by an empty line. */
export function PlanWordsFields({ words, onChange }: { words: Words; onChange: (words: Words) => void }) {
  const t = useTranslations('roster');
  const text = (name: 'name' | 'summary', max: number) => (
    <TextField
      label={t(`plan.${name}`)}
      value={words[name]}
      maxLength={max}
      required
      onChange={(event) => onChange({ ...words, [name]: event.target.value })}
    />
  );
  const lines = (name: 'details' | 'included' | 'excluded', rows: number) => (
    <TextArea
      label={t(`plan.${name}`)}
      hint={t('plan.linesHint')}
      rows={rows}
      defaultValue={words[name].join('\n')}
      onChange={(event) => onChange({ ...words, [name]: asLines(event.target.value) })}
    />
  );
  return (
    <div className="grid gap-4">
      {text('name', 80)}
      {text('summary', 200)}
      <TextArea
        label={t('plan.description')}
        rows={5}
        value={words.description}
        maxLength={2000}
        onChange={(event) => onChange({ ...words, description: event.target.value })}
      />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {lines('included', 8)}
        {lines('excluded', 8)}
      </div>
      {lines('details', 5)}
      <TextArea
        label={t('plan.steps')}
        hint={t('plan.pairsHint')}
        rows={10}
        defaultValue={words.steps.map(({ step, explain }) => `${step}\n${explain}`).join('\n\n')}
        onChange={(event) =>
          onChange({ ...words, steps: asPairs(event.target.value).map(([step, explain]) => ({ step, explain })) })
        }
      />
      <TextArea
        label={t('plan.faqs')}
        hint={t('plan.pairsHint')}
        rows={10}
        defaultValue={words.faqs.map(({ q, a }) => `${q}\n${a}`).join('\n\n')}
        onChange={(event) => onChange({ ...words, faqs: asPairs(event.target.value).map(([q, a]) => ({ q, a })) })}
      />
    </div>
  );
}

const asLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** Each block's first line, and the rest of it. */
const asPairs = (text: string): [string, string][] =>
  text
    .split(/\n\s*\n/)
    .map(asLines)
    .filter((block) => block.length > 0)
    .map(([first = '', ...rest]) => [first, rest.join(' ')]);
