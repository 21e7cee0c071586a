import { ArrowUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ChoiceTiles } from '#src/web/ui/choice-tiles.tsx';
import { FoldSummary } from '#src/web/ui/fold-summary.tsx';
import { AnswerField } from './answer-field.tsx';
import type { QuestionData } from './page.server.ts';
import { QuestionTitle } from './question-title.tsx';

const HOMES = ['own', 'flat', 'rented'] as const;
const SHADES = ['none', 'little', 'some'] as const;
/** Clockwise from north, each with the turn of its arrow. */
const DIRECTIONS = [
  ['n', ''],
  ['ne', 'rotate-45'],
  ['e', 'rotate-90'],
  ['se', 'rotate-135'],
  ['s', 'rotate-180'],
  ['sw', '-rotate-135'],
  ['w', '-rotate-90'],
  ['nw', '-rotate-45'],
] as const;
const PHASES = ['1', '3'] as const;

export function RoofQuestion({ answers, errors }: QuestionData) {
  const t = useTranslations('solar');
  return (
    <>
      <QuestionTitle title={t('roof.title')} text={t('roof.text')} />
      <ChoiceTiles
        name="home"
        legend={t('roof.home')}
        choices={HOMES.map((value) => ({ value, label: t(`roof.homes.${value}`) }))}
        chosen={answers.home ?? 'own'}
        error={errors.home}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <AnswerField name="roof" label={t('roof.area')} hint={t('roof.areaHint')} answers={answers} errors={errors} />
        <ChoiceTiles
          name="roofIn"
          legend={t('roof.unit')}
          choices={[
            { value: 'm', label: t('roof.metres') },
            { value: 'ft', label: t('roof.feet') },
          ]}
          chosen={answers.roofIn ?? 'm'}
        />
      </div>
      <ChoiceTiles
        name="shade"
        legend={t('roof.shade')}
        choices={SHADES.map((value) => ({ value, label: t(`roof.shades.${value}`) }))}
        chosen={answers.shade ?? 'little'}
        error={errors.shade}
      />
      <ChoiceTiles
        name="dir"
        legend={t('roof.dir')}
        hint={t('roof.dirHint')}
        choices={DIRECTIONS.map(([value, turn]) => ({
          value,
          label: t(`roof.dirs.${value}`),
          icon: <ArrowUp aria-hidden className={`size-4.5 shrink-0 ${turn}`} />,
        }))}
        chosen={answers.dir ?? 's'}
        error={errors.dir}
        className="grid-cols-2 sm:grid-cols-4"
      />
      <details
        open={!!(answers.phase || answers.load) || undefined}
        className="group rounded-card inset-ring inset-ring-line"
      >
        <FoldSummary>{t('roof.more')}</FoldSummary>
        <div className="grid gap-6 border-t border-line p-4">
          <ChoiceTiles
            name="phase"
            legend={t('roof.phase')}
            choices={PHASES.map((value) => ({ value, label: t(`roof.phases.${value}`) }))}
            chosen={answers.phase}
            error={errors.phase}
          />
          <AnswerField
            name="load"
            label={t('roof.load')}
            hint={t('roof.loadHint')}
            answers={answers}
            errors={errors}
            className="max-w-48"
          />
        </div>
      </details>
    </>
  );
}
