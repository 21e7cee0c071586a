import type { DatedFigure, FigureKind } from '#src/kernel/solar/figures/dated-figure.ts';
import {
  fixedSteps,
  readPrefixes,
  readSteps,
  unitSteps,
  writePrefixes,
  writeSteps,
} from '#src/kernel/solar/figures/figure-lines.ts';
import {
  type FigureKey,
  type PrefixesValue,
  type SlabsValue,
  shapeOf,
} from '#src/kernel/solar/figures/figure-table.ts';

/** What the owner types: one text for each number, or for each list of lines. */
export type FigureDraft = {
  effectiveFrom: string;
  effectiveTo: string;
  source: string;
  url: string;
  kind: FigureKind;
  confirmed: boolean;
  note: string;
  value: Record<string, string>;
};

/** Names of the fields of a value. */
export function valueNames(key: FigureKey): string[] {
  const shape = shapeOf(key);
  if (shape.kind === 'numbers') return Object.keys(shape.fields);
  return { slabs: ['fixed', 'slabs'], prefixes: ['prefixes'], text: ['text'] }[shape.kind];
}

/** The present value as text, to be changed. */
export function draftOf(key: FigureKey, figure: DatedFigure | undefined, today: string): FigureDraft {
  return {
    effectiveFrom: today,
    effectiveTo: '',
    source: '',
    url: figure?.url ?? '',
    kind: figure?.kind ?? 'published',
    confirmed: true,
    note: '',
    value: figure ? textsOf(key, figure) : Object.fromEntries(valueNames(key).map((name) => [name, ''])),
  };
}

function textsOf(key: FigureKey, { value }: DatedFigure): Record<string, string> {
  const shape = shapeOf(key);
  switch (shape.kind) {
    case 'numbers':
      return Object.fromEntries(
        Object.entries(shape.fields).map(([name, { unit }]) => {
          const number = (value as Record<string, number>)[name] ?? 0;
          return [name, String(unit === 'rupees' ? number / 100 : number)];
        }),
      );
    case 'slabs':
      return {
        fixed: writeSteps(fixedSteps(value as SlabsValue)),
        slabs: writeSteps(unitSteps(value as SlabsValue)),
      };
    case 'prefixes':
      return { prefixes: writePrefixes(value as PrefixesValue) };
    case 'text':
      return value as { text: string };
  }
}

/** The value as its call takes it; undefined for a text that is not one. */
export function readValue(key: FigureKey, typed: Record<string, string>): Record<string, unknown> | undefined {
  const shape = shapeOf(key);
  switch (shape.kind) {
    case 'numbers': {
      const numbers = Object.keys(shape.fields).map((name) => [name, numberOf(typed[name] ?? '')] as const);
      return numbers.some(([, number]) => number === undefined) ? undefined : Object.fromEntries(numbers);
    }
    case 'slabs': {
      const [fixed, slabs] = [readSteps(typed['fixed'] ?? ''), readSteps(typed['slabs'] ?? '')];
      if (!fixed || !slabs) return undefined;
      return {
        fixed: fixed.map(({ upTo, paise }) => ({ upToKw: upTo, rupees: paise / 100 })),
        slabs: slabs.map(({ upTo, paise }) => ({ upTo, rupees: paise / 100 })),
      };
    }
    case 'prefixes':
      return readPrefixes(typed['prefixes'] ?? '');
    case 'text':
      return { text: typed['text'] ?? '' };
  }
}

/** A number as people in India write it: `2,00,000` and `7.5`. */
export const numberOf = (text: string): number | undefined => {
  const bare = text.trim().replaceAll(',', '');
  return /^\d{1,12}(\.\d{1,6})?$/.test(bare) ? Number(bare) : undefined;
};
