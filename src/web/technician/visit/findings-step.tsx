import { useTranslations } from 'use-intl';
import { TextArea } from '#src/web/ui/field.tsx';
import type { WorkNotes } from '#src/wire/client/visits.ts';
import { Step } from './step.tsx';

type Props = {
  notes: WorkNotes;
  locked: boolean;
  onChange: (words: Partial<Pick<WorkNotes, 'findings' | 'advice'>>) => void;
};

export function FindingsStep({ notes, locked, onChange }: Props) {
  const t = useTranslations('technician.findings');
  const steps = useTranslations('technician.steps');
  return (
    <Step title={steps('findings')} done={notes.findings !== '' || notes.advice !== ''}>
      <TextArea
        label={t('problems')}
        hint={t('hint')}
        value={notes.findings}
        maxLength={2000}
        disabled={locked}
        onChange={(event) => onChange({ findings: event.currentTarget.value })}
      />
      <TextArea
        label={t('advice')}
        value={notes.advice}
        maxLength={2000}
        disabled={locked}
        onChange={(event) => onChange({ advice: event.currentTarget.value })}
      />
    </Step>
  );
}
