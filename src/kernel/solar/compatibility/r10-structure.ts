import { type Finding, finding, notStated, stated } from './finding.ts';
import { listOf, type Part, positiveOf } from './part.ts';
import type { System } from './system.ts';

/** R10: the structure holds so many panels, its clamps close on their frames, and it stands on this kind of roof. */
export function structureRule({ of, site }: System): Finding[] {
  const structures = of('structure');
  const panels = of('panel');
  if (structures.length === 0) return [];
  const roofs = structures.flatMap((structure) => roofFinding(structure, site.roofKind) ?? []);
  if (panels.length === 0) return roofs;
  const pairs = structures.flatMap((structure) => panels.map((panel) => [structure, panel] as const));
  return [
    countFinding(structures, panels),
    ...pairs.map(([structure, panel]) => clampFinding(structure, panel)),
    ...pairs.flatMap(([structure, panel]) => lengthFinding(structure, panel)),
    ...roofs,
  ];
}

function countFinding(structures: Part[], panels: Part[]): Finding {
  const counts = structures.map((structure) => positiveOf(structure, 'panelCount'));
  if (counts.includes(undefined)) return notStated('R10', 'count', ['panelCount']);
  const places = structures.reduce((sum, { quantity }, index) => sum + quantity * (counts[index] ?? 0), 0);
  const wanted = panels.reduce((sum, { quantity }) => sum + quantity, 0);
  return finding('R10', 'count', wanted <= places ? 'fits' : 'blocks', { panels: wanted, places }, places);
}

function clampFinding(structure: Part, panel: Part): Finding {
  const data = stated({
    frameMinMm: positiveOf(structure, 'frameMinMm'),
    frameMaxMm: positiveOf(structure, 'frameMaxMm'),
    size: panel.sidesMm?.[2],
  });
  if (!data.known) return notStated('R10', 'clamps', data.missing);
  const { frameMinMm: minMm, frameMaxMm: maxMm, size: frameMm } = data.known;
  const holds = frameMm >= minMm && frameMm <= maxMm;
  return finding('R10', 'clamps', holds ? 'fits' : 'blocks', { frameMm, minMm, maxMm }, maxMm);
}

function lengthFinding(structure: Part, panel: Part): Finding {
  const data = stated({ maxPanelLengthMm: positiveOf(structure, 'maxPanelLengthMm'), size: panel.sidesMm?.[0] });
  if (!data.known) return notStated('R10', 'length', data.missing);
  const { maxPanelLengthMm: limit, size: lengthMm } = data.known;
  return finding('R10', 'length', lengthMm <= limit ? 'fits' : 'blocks', { lengthMm }, limit);
}

function roofFinding(structure: Part, roofKind: string | undefined): Finding | undefined {
  if (roofKind === undefined) return undefined;
  const kinds = listOf(structure, 'roofKinds');
  if (!kinds) return notStated('R10', 'roof', ['roofKinds']);
  return finding('R10', 'roof', kinds.includes(roofKind) ? 'fits' : 'blocks', { roofKind });
}
