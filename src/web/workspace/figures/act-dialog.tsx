import { useTranslations } from 'use-intl';
import type { DatedFigure } from '#src/kernel/solar/figures/dated-figure.ts';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { checkFigure, endFigure, removeFigure } from '#src/wire/client/solar-figures.ts';
import { useFigureName } from './use-figure-name.ts';

export type Act = { kind: 'end' | 'check' | 'confirm' | 'remove'; figure: DatedFigure };
type ActDialogProps = { act: Act; today: string; onClose: () => void };

/** Asks before anything is done to a figure. */
export function ActDialog(props: ActDialogProps) {
  return props.act.kind === 'end' ? <EndDialog {...props} /> : <AskDialog {...props} />;
}

function EndDialog({ act: { figure }, today, onClose }: ActDialogProps) {
  const t = useTranslations('figuresDesk');
  const name = useFigureName()(figure);
  const form = useForm<{ effectiveTo: string }>({
    area: 'figuresDesk',
    values: { effectiveTo: figure.effectiveTo ?? today },
    send: ({ effectiveTo }) => endFigure(figure.id, { effectiveTo: effectiveTo || null }),
    done: t('saved'),
    onSent: onClose,
  });
  return (
    <FormDialog
      title={t('endOf', { figure: name })}
      back={t('cancel')}
      send={t('save')}
      busy={form.busy}
      error={form.error}
      onSend={form.submit}
      onClose={onClose}
    >
      <p>{t('endText')}</p>
      <TextField
        {...form.field('effectiveTo')}
        type="date"
        label={t('effectiveTo')}
        hint={t('effectiveToHint')}
        min={figure.effectiveFrom}
      />
    </FormDialog>
  );
}

function AskDialog({ act: { kind, figure }, onClose }: ActDialogProps) {
  const t = useTranslations('figuresDesk');
  const name = useFigureName()(figure);
  const { run, busy, error } = useMutation('figuresDesk');
  const removes = kind === 'remove';
  const send = async () => {
    const work = () => (removes ? removeFigure(figure.id) : checkFigure(figure.id, { confirm: kind === 'confirm' }));
    if (await run(work, removes ? t('removed') : t('saved'))) onClose();
  };
  return (
    <ConfirmDialog
      title={t(`${kind}Of`, { figure: name })}
      act={t(kind)}
      look={removes ? 'danger' : 'primary'}
      keep={t('cancel')}
      busy={busy}
      error={error}
      onAct={send}
      onClose={onClose}
    >
      <p>{removes ? name : t('confirmText')}</p>
    </ConfirmDialog>
  );
}
