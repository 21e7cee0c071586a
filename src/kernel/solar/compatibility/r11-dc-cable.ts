import { type Finding, finding, notStated, stated } from './finding.ts';
import { panelFigures } from './panel-figures.ts';
import { positiveOf } from './part.ts';
import type { System } from './system.ts';
import { dropPercent, resistanceOf } from './wiring.ts';

/** R11: the cable from the roof loses little. Each string has its own pair; the shortest string loses the largest share. */
export function dcCableRule({ arrays, of, site, limits }: System): Finding[] {
  const cables = of('dc-cable');
  if (cables.length === 0 && site.dcCableM === undefined && site.dcCableMm2 === undefined) return [];
  // The thinnest of several counts.
  const areas = cables.map((cable) => positiveOf(cable, 'areaMm2'));
  const area = site.dcCableMm2 ?? (areas.includes(undefined) ? undefined : Math.min(...areas.map((one) => one ?? 0)));
  const areaMm2 = area !== undefined && Number.isFinite(area) ? area : undefined;
  return arrays.map(({ panel, strings }) => {
    const { impA, vmpV } = panelFigures(panel);
    const ohmPerM = areaMm2 === undefined ? undefined : resistanceOf('dc', areaMm2);
    const data = stated({ impA, vmpV, 'site.dcCableM': site.dcCableM, 'site.dcCableMm2': areaMm2 && ohmPerM });
    if (!data.known || ohmPerM === undefined) return notStated('R11', 'drop', data.missing ?? []);
    const lengthM = data.known['site.dcCableM'];
    const volts = strings.shortest * data.known.vmpV;
    const drop = dropPercent({ lengthM, currentA: data.known.impA, ohmPerM }, volts);
    const limit = limits.dcDropPercent;
    const figures = { lengthM, areaMm2: areaMm2 ?? 0, dropPercent: drop };
    return finding('R11', 'drop', drop <= limit ? 'fits' : 'warn', figures, limit);
  });
}
