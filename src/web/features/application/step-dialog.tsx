import { useTranslations } from 'use-intl';
import type { ApplicationState } from '#src/kernel/application-lifecycle.ts';
import { TextArea, TextField } from '#src/web/ui/field.tsx';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { enterStep } from '#src/wire/client/applications.ts';

type Props = {
  id: string;
  state: ApplicationState;
  /** The days between which it can have happened. */
  since: string;
  today: string;
  /** Customers enter the day alone. */
  withNote: boolean;
  onClose: () => void;
};

/** Asks when a step was reached; of a rejection, why. */
export function StepDialog({ id, state, since, today, withNote, onClose }: Props) {
  const t = useTranslations('applications');
  const steps = useTranslations('applicationSteps');
  const isRejection = state === 'rejected';
  const { field, submit, busy, error } = useForm<{ on: string; note: string }>({
    area: 'applications',
    values: { on: today, note: '' },
    rules: {
      on: (value) => (value >= since && value <= today ? undefined : t('invalid.on')),
      note: (value) => (isRejection && !value.trim() ? t('invalid.note') : undefined),
    },
    send: ({ on, note }) => enterStep(id, { state, on, note: note?.trim() ?? '' }),
    done: t('dialog.saved'),
    refresh: 'conflict',
    onSent: onClose,
  });
  return (
    <FormDialog
      title={steps(`applicationSteps.${state}`)}
      back={t('dialog.cancel')}
      send={t('dialog.save')}
      look={isRejection ? 'danger' : 'primary'}
      busy={busy}
      error={error}
      onSend={submit}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <TextField
          {...field('on')}
          type="date"
          min={since}
          max={today}
          label={t('dialog.on')}
          className="tabular"
          aria-required
        />
        {withNote && (
          <TextArea
            {...field('note')}
            label={t(isRejection ? 'dialog.reason' : 'dialog.note')}
            hint={t('dialog.noteHint')}
            rows={3}
            maxLength={500}
            aria-required={isRejection || undefined}
          />
        )}
      </div>
    </FormDialog>
  );
}
