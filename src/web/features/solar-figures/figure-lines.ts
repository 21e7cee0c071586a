import { useFormatter, useTranslations } from 'use-intl';
import type { DatedFigure } from '#src/kernel/solar/figures/dated-figure.ts';
import {
  type Discom,
  type FigureField,
  type PrefixesValue,
  type SlabsValue,
  shapeOf,
} from '#src/kernel/solar/figures/figure-table.ts';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';

export type FigureLine = { name: string; value: string };

/** Says a figure's value in words: a line for each number, step or company. */
export function useFigureLines(): (figure: DatedFigure) => FigureLine[] {
  const t = useTranslations('datedFigures');
  const words = useTextsOf('datedFigures');
  const format = useFormatter();
  const list = useListOfPrefixes();
  const rupees = (paise: number) =>
    format.number(paise / 100, {
      style: 'currency',
      currency: 'INR',
      minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
      maximumFractionDigits: 2,
    });
  const number = (value: number, { unit }: FigureField) =>
    unit === 'rupees' ? rupees(value) : words(`figureUnits.${unit}`, { value });

  const slabLines = ({ fixed, slabs }: SlabsValue): FigureLine[] => [
    ...fixed.map(({ upToKw, paise }) => ({
      name:
        upToKw === null
          ? t(fixed.length > 1 ? 'figureSteps.restOfFixed' : 'figureSteps.allFixed')
          : t('figureSteps.fixed', { end: upToKw }),
      value: t('figureSteps.aMonth', { amount: rupees(paise) }),
    })),
    ...slabs.map(({ upTo, paisePerUnit }) => ({
      name:
        upTo === null
          ? t(slabs.length > 1 ? 'figureSteps.restOfUnits' : 'figureSteps.allUnits')
          : t('figureSteps.units', { end: upTo }),
      value: t('figureSteps.aUnit', { amount: rupees(paisePerUnit) }),
    })),
  ];

  return ({ key, value }) => {
    const shape = shapeOf(key);
    if (shape.kind === 'numbers')
      return Object.entries(shape.fields).map(([name, field]) => ({
        name: words(`figureFields.${name}`),
        value: number((value as Record<string, number>)[name] ?? 0, field),
      }));
    if (shape.kind === 'slabs') return slabLines(value as SlabsValue);
    if (shape.kind === 'prefixes') return list(value as PrefixesValue);
    return [{ name: t('figureFields.text'), value: (value as { text: string }).text }];
  };
}

/** Prefixes by company, those with several at the end. */
function useListOfPrefixes(): (value: PrefixesValue) => FigureLine[] {
  const t = useTranslations('datedFigures');
  const format = useFormatter();
  const nameOf = (discoms: readonly Discom[]) => {
    const companies = format.list(
      discoms.map((discom) => t(`discoms.${discom}`)),
      { type: 'disjunction' },
    );
    return discoms.length > 1 ? t('discoms.ask', { companies }) : companies;
  };
  return (value) => {
    const groups = new Map<string, { discoms: Discom[]; prefixes: string[] }>();
    for (const [prefix, discoms] of Object.entries(value)) {
      const group = groups.get(discoms.join()) ?? { discoms, prefixes: [] };
      group.prefixes.push(prefix);
      groups.set(discoms.join(), group);
    }
    return [...groups.values()]
      .sort((a, b) => a.discoms.length - b.discoms.length)
      .map(({ discoms, prefixes }) => ({ name: nameOf(discoms), value: `PIN ${prefixes.sort().join(', ')}` }));
  };
}
