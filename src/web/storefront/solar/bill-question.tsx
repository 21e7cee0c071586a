import { MapPin } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ChoiceTiles } from '#src/web/ui/choice-tiles.tsx';
import { AnswerField } from './answer-field.tsx';
import type { QuestionData } from './page.server.ts';
import { QuestionTitle } from './question-title.tsx';
import { TwelveMonths } from './twelve-months.tsx';

/** A bill for one month or two: most calculators forget to ask, and are wrong by half. */
export function BillQuestion({ answers, errors, place, discoms, tariffKnown }: QuestionData) {
  const t = useTranslations('solar');
  const figures = useTranslations('datedFigures');
  return (
    <>
      {place && (
        <p className="flex items-center gap-2 text-sm text-soft">
          <MapPin aria-hidden className="size-4.5 shrink-0" />
          {place.km < 1 ? t('place.here', place) : t('place.near', place)}
        </p>
      )}
      <QuestionTitle title={t('bill.title')} text={t('bill.text')} />
      {discoms.length > 1 && (
        <ChoiceTiles
          name="discom"
          legend={t('bill.discom')}
          hint={t('bill.discomHint')}
          choices={discoms.map((value) => ({ value, label: figures(`discoms.${value}`) }))}
          chosen={answers.discom}
          error={errors.discom}
        />
      )}
      <ChoiceTiles
        name="months"
        legend={t('bill.months')}
        choices={[
          { value: '1', label: t('bill.oneMonth') },
          { value: '2', label: t('bill.twoMonths') },
        ]}
        chosen={answers.months ?? '1'}
        error={errors.months}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <AnswerField
          name="bill"
          label={t('bill.amount')}
          hint={t('bill.amountHint')}
          answers={answers}
          errors={errors}
        />
        <AnswerField
          name="units"
          label={tariffKnown || (discoms.length > 1 && !answers.discom) ? t('bill.units') : t('bill.unitsToo')}
          hint={t('bill.unitsHint')}
          answers={answers}
          errors={errors}
        />
      </div>
      <TwelveMonths use12={answers.use12} error={errors.use12} />
    </>
  );
}
