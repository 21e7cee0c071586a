import { type Finding, finding, notStated, stated } from './finding.ts';
import { coldVoltage, panelFigures } from './panel-figures.ts';
import { type Part, positiveOf, textOf } from './part.ts';
import type { PvArray, System } from './system.ts';

const MARGIN = 1.25;
/** Up to two strings side by side cannot feed more into a fault than a panel bears. */
const FUSES_FROM = 3;

/** R13: isolator, surge protection and fuses bear what the strings may reach. A micro-inverter's leads plug in and need no box. */
export function dcBoxRule({ arrays, of, site }: System): Finding[] {
  const isolators = [...of('dc-box'), ...of('dc-isolator')];
  const arresters = [...of('dc-box'), ...of('dc-spd')];
  return arrays
    .filter(({ input }) => textOf(input.part, 'type') !== 'micro')
    .flatMap((array) => {
      const one = coldVoltage(array.panel, site.coldC);
      const coldV = one === undefined ? undefined : one * array.strings.longest;
      return [
        isolatorFinding(array, isolators[0], coldV),
        surgeFinding(arresters[0], coldV),
        ...fuseFindings(array, of('dc-box')[0]),
      ];
    });
}

const VOLTAGE_DATA = ['vocV', 'tempCoefficientVocPercentPerC'];

function isolatorFinding({ panel }: PvArray, isolator: Part | undefined, coldV: number | undefined): Finding {
  const { iscA } = panelFigures(panel);
  if (coldV === undefined || iscA === undefined)
    return notStated('R13', 'isolator', [
      ...(coldV === undefined ? VOLTAGE_DATA : []),
      ...(iscA === undefined ? ['iscA'] : []),
    ]);
  const figures = { coldV, needA: MARGIN * iscA };
  if (!isolator) return notStated('R13', 'isolator', ['part.dc-box'], figures);
  const data = stated({
    maxDcVoltageV: positiveOf(isolator, 'maxDcVoltageV'),
    isolatorA: positiveOf(isolator, 'isolatorA'),
  });
  if (!data.known) return notStated('R13', 'isolator', data.missing, figures);
  const { maxDcVoltageV: maxV, isolatorA: ratedA } = data.known;
  const holds = maxV >= coldV && ratedA >= figures.needA;
  return finding('R13', 'isolator', holds ? 'fits' : 'blocks', { ...figures, ratedA, maxV }, maxV);
}

function surgeFinding(arrester: Part | undefined, coldV: number | undefined): Finding {
  if (coldV === undefined) return notStated('R13', 'surge', VOLTAGE_DATA);
  if (!arrester) return notStated('R13', 'surge', ['part.dc-box'], { coldV });
  const data = stated({ spdType: textOf(arrester, 'spdType'), spdVoltageV: positiveOf(arrester, 'spdVoltageV') });
  if (!data.known) return notStated('R13', 'surge', data.missing, { coldV });
  const { spdType, spdVoltageV: maxV } = data.known;
  const holds = maxV >= coldV && (spdType === 'II' || spdType === 'I+II');
  return finding('R13', 'surge', holds ? 'fits' : 'blocks', { coldV, maxV, spdType }, maxV);
}

function fuseFindings({ panel, strings }: PvArray, box: Part | undefined): Finding[] {
  if (strings.parallel < FUSES_FROM) return [];
  const figures = { strings: strings.parallel };
  if (!box) return [notStated('R13', 'fuse', ['part.dc-box'], figures)];
  const data = stated({ fuseA: positiveOf(box, 'fuseA'), maxSeriesFuseA: positiveOf(panel, 'maxSeriesFuseA') });
  if (!data.known) return [notStated('R13', 'fuse', data.missing, figures)];
  const { fuseA, maxSeriesFuseA: limit } = data.known;
  return [finding('R13', 'fuse', fuseA <= limit ? 'fits' : 'blocks', { ...figures, fuseA }, limit)];
}
