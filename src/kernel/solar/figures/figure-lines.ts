import { DISCOMS, type Discom, type PrefixesValue, type SlabsValue } from './figure-table.ts';

// Tariffs and lists of PIN prefixes as the owner writes them, a line for each step: `50: 3.05`, `rest: 5.20`; `380: torrent-ahmedabad, ugvcl`.

const REST = 'rest';
type Step = { upTo: number | null; paise: number };

/** Undefined unless every line is a step, the steps rise, and the last, and only it, is the rest. */
export function readSteps(text: string): Step[] | undefined {
  const steps = linesOf(text).map((line): Step | undefined => {
    const [, end = '', rupees = ''] =
      /^(rest|\d{1,6}(?:\.\d{1,2})?)\s*:\s*₹?\s*(\d{1,6}(?:\.\d{1,2})?)$/i.exec(line) ?? [];
    return end
      ? { upTo: end.toLowerCase() === REST ? null : Number(end), paise: Math.round(Number(rupees) * 100) }
      : undefined;
  });
  const sound = steps.every(
    (step, index) =>
      step !== undefined &&
      (step.upTo === null) === (index === steps.length - 1) &&
      (step.upTo === null || step.upTo > (steps[index - 1]?.upTo ?? 0)),
  );
  return sound && steps.length > 0 ? (steps as Step[]) : undefined;
}

export const writeSteps = (steps: readonly Step[]): string =>
  steps.map(({ upTo, paise }) => `${upTo ?? REST}: ${(paise / 100).toFixed(2)}`).join('\n');

/** Undefined unless every line is a prefix with companies that are known. */
export function readPrefixes(text: string): PrefixesValue | undefined {
  const found: PrefixesValue = {};
  for (const line of linesOf(text)) {
    const [, prefix, names = ''] = /^([1-9]\d{1,5})\s*:\s*(.+)$/.exec(line) ?? [];
    const discoms = names.split(',').map((name) => name.trim().toLowerCase());
    if (!prefix || found[prefix] || !discoms.every((name) => (DISCOMS as readonly string[]).includes(name)))
      return undefined;
    found[prefix] = [...new Set(discoms)] as Discom[];
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

export const writePrefixes = (prefixes: PrefixesValue): string =>
  Object.entries(prefixes)
    .map(([prefix, discoms]) => `${prefix}: ${discoms.join(', ')}`)
    .join('\n');

export const fixedSteps = ({ fixed }: SlabsValue): Step[] =>
  fixed.map(({ upToKw, paise }) => ({ upTo: upToKw, paise }));
export const unitSteps = ({ slabs }: SlabsValue): Step[] =>
  slabs.map(({ upTo, paisePerUnit }) => ({ upTo, paise: paisePerUnit }));
export const slabsOf = (fixed: readonly Step[], units: readonly Step[]): SlabsValue => ({
  fixed: fixed.map(({ upTo, paise }) => ({ upToKw: upTo, paise })),
  slabs: units.map(({ upTo, paise }) => ({ upTo, paisePerUnit: paise })),
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
