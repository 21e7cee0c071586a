import { useTranslations } from 'use-intl';
import { readPrefixes, readSteps } from '#src/kernel/solar/figures/figure-lines.ts';
import { DISCOMS, type FigureKey, shapeOf } from '#src/kernel/solar/figures/figure-table.ts';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { TextArea, TextField } from '#src/web/ui/field.tsx';
import type { useForm } from '#src/web/ui/use-form.ts';
import { type FigureDraft, numberOf } from './figure-draft.ts';

/** How lines are written: the same in every language. */
const STEPS = { example: '50: 3.05', rest: 'rest: 5.20' };
const PREFIXES = { example: '380: torrent-ahmedabad, ugvcl', names: DISCOMS.join(', ') };

type ValueFieldsProps = { figureKey: FigureKey; field: ReturnType<typeof useForm<FigureDraft>>['field'] };

/** The fields of a value, by what it consists of. */
export function ValueFields({ figureKey, field }: ValueFieldsProps) {
  const t = useTranslations('figuresDesk');
  const names = useTextsOf('datedFigures');
  const shape = shapeOf(figureKey);
  const checked = (name: string, isWrong: (text: string) => string | undefined) => ({
    ...field(`value.${name}`, { validate: (text) => isWrong(String(text)) }),
    name: `value.${name}`,
    autoComplete: 'off',
    required: true,
  });
  const steps = (text: string) => (readSteps(text) ? undefined : t('stepsWrong', STEPS));
  switch (shape.kind) {
    case 'numbers':
      return Object.entries(shape.fields).map(([name, { unit }]) => (
        <TextField
          key={name}
          {...checked(name, (text) => (numberOf(text) === undefined ? t('notANumber') : undefined))}
          label={t(`inUnit.${unit}`, { name: names(`figureFields.${name}`) })}
          inputMode="decimal"
          maxLength={20}
        />
      ));
    case 'slabs':
      return (['fixed', 'slabs'] as const).map((name) => (
        <TextArea
          key={name}
          {...checked(name, steps)}
          label={t(name)}
          hint={t('stepsHint', STEPS)}
          rows={5}
          maxLength={600}
        />
      ));
    case 'prefixes':
      return (
        <TextArea
          {...checked('prefixes', (text) => (readPrefixes(text) ? undefined : t('prefixesWrong', PREFIXES)))}
          label={t('prefixes')}
          hint={t('prefixesHint', PREFIXES)}
          rows={10}
          maxLength={20_000}
        />
      );
    case 'text':
      return (
        <TextField
          {...checked('text', (text) => (text.trim() ? undefined : t('required')))}
          label={names('figureFields.text')}
          maxLength={100}
        />
      );
  }
}
