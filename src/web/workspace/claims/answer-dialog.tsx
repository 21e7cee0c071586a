import { useTranslations } from 'use-intl';
import { TextArea } from '#src/web/ui/field.tsx';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { moveClaim } from '#src/wire/client/claims.ts';

type AnswerDialogProps = { id: string; to: 'accepted' | 'refused' | 'closed'; onClose: () => void };

const TITLES = { accepted: 'acceptTitle', refused: 'refuseTitle', closed: 'closeTitle' } as const;

/** Accepts, refuses with the reason, or closes. */
export function AnswerDialog({ id, to, onClose }: AnswerDialogProps) {
  const t = useTranslations('claimDesk');
  const isRefusal = to === 'refused';
  const { field, submit, busy, error } = useForm<{ answer: string }>({
    area: 'claimDesk',
    values: { answer: '' },
    rules: { answer: (value) => (isRefusal && !value.trim() ? t('invalid.answer') : undefined) },
    send: ({ answer }) => moveClaim(id, { state: to, answer: answer?.trim() ?? '' }),
    done: t('dialog.saved'),
    refresh: 'conflict',
    onSent: onClose,
  });
  return (
    <FormDialog
      title={t(`dialog.${TITLES[to]}`)}
      back={t('dialog.back')}
      send={t(`answer.${to}`)}
      look={isRefusal ? 'danger' : 'primary'}
      busy={busy}
      error={error}
      onSend={submit}
      onClose={onClose}
    >
      {to === 'closed' ? (
        <p>{t('dialog.closeText')}</p>
      ) : (
        <TextArea
          {...field('answer')}
          label={t(isRefusal ? 'dialog.reason' : 'dialog.note')}
          hint={t(isRefusal ? 'dialog.reasonHint' : 'dialog.noteHint')}
          rows={4}
          maxLength={1000}
          aria-required={isRefusal || undefined}
        />
      )}
    </FormDialog>
  );
}
