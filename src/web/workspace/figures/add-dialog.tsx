import { useTranslations } from 'use-intl';
import { FIGURE_KINDS } from '#src/kernel/solar/figures/dated-figure.ts';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { SelectField, TextArea, TextField } from '#src/web/ui/field.tsx';
import { FormDialog } from '#src/web/ui/form-dialog.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { addFigure } from '#src/wire/client/solar-figures.ts';
import { draftOf, type FigureDraft, readValue, valueNames } from './figure-draft.ts';
import type { FigureRow } from './page.server.ts';
import { useFigureName } from './use-figure-name.ts';
import { ValueFields } from './value-fields.tsx';

/** Adds the next value of a figure, from its first day on. */
export function AddDialog({ row, today, onClose }: { row: FigureRow; today: string; onClose: () => void }) {
  const t = useTranslations('figuresDesk');
  const kinds = useTranslations('datedFigures');
  const name = useFigureName()(row);
  const need = (text: string) => (text.trim() ? undefined : t('required'));
  const form = useForm<FigureDraft>({
    area: 'figuresDesk',
    values: draftOf(row.key, row.figure ?? row.former[0], today),
    rules: {
      effectiveFrom: need,
      source: need,
      url: (url, { kind }) => (kind === 'assumption' ? undefined : need(url)),
    },
    names: Object.fromEntries(valueNames(row.key).map((one) => [one, `value.${one}` as const])),
    send: ({ value, url, effectiveTo, ...draft }) =>
      addFigure({
        ...draft,
        key: row.key,
        scope: row.scope,
        value: readValue(row.key, value) ?? {},
        url: url.trim() || null,
        effectiveTo: effectiveTo || null,
      }),
    done: t('saved'),
    onSent: onClose,
  });
  const { field } = form;
  return (
    <FormDialog
      title={t('addOf', { figure: name })}
      back={t('cancel')}
      send={t('save')}
      busy={form.busy}
      error={form.error}
      onSend={form.submit}
      onClose={onClose}
    >
      <ValueFields figureKey={row.key} field={field} />
      <TextField
        {...field('effectiveFrom')}
        type="date"
        label={t('effectiveFrom')}
        hint={t('effectiveFromHint')}
        required
      />
      <TextField {...field('effectiveTo')} type="date" label={t('effectiveTo')} hint={t('effectiveToHint')} />
      <SelectField {...field('kind')} label={t('kind')}>
        {FIGURE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kinds(`figureKinds.${kind}`)}
          </option>
        ))}
      </SelectField>
      <TextField {...field('source')} label={t('source')} hint={t('sourceHint')} maxLength={200} required />
      <TextField {...field('url')} type="url" label={t('url')} hint={t('urlHint')} maxLength={500} />
      <CheckField {...form.box('confirmed')} label={t('confirmed')} />
      <TextArea {...field('note')} label={t('note')} rows={2} maxLength={400} />
    </FormDialog>
  );
}
