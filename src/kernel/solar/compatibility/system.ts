import type { Part, PartKind } from './part.ts';
import { type PvInput, pumpInput, pvInput } from './pv-input.ts';
import { LIMITS, type Limits, type Site } from './site.ts';
import { connectPanels, type Strings } from './strings.ts';

/** Panels of one kind on the trackers of one kind of input. */
export type PvArray = { panel: Part; input: PvInput; strings: Strings };

/** What every rule is given. */
export type System = {
  site: Site & { coldC: number; hotC: number };
  limits: Limits;
  of: (kind: PartKind) => Part[];
  /** Inverters and pump controllers, one entry a kind. */
  inputs: PvInput[];
  arrays: PvArray[];
  /** The same panels on pumps that bring their own controller. */
  pumpArrays: PvArray[];
};

const byId = (a: Part, b: Part) => (a.id < b.id ? -1 : Number(a.id > b.id));

/** The same product entered twice is one part. */
function gather(parts: readonly Part[]): Part[] {
  const all = new Map<string, Part>();
  for (const part of parts) {
    const known = all.get(part.id);
    all.set(part.id, known ? { ...known, quantity: known.quantity + part.quantity } : part);
  }
  return [...all.values()].filter(({ quantity }) => quantity > 0).sort(byId);
}

export function systemOf(parts: readonly Part[], site: Site, limits: Limits = LIMITS): System {
  const all = gather(parts);
  const of = (kind: PartKind) => all.filter((part) => part.kind === kind);
  const at = { ...site, coldC: site.coldC ?? limits.coldC, hotC: site.hotC ?? limits.hotC };
  const panels = of('panel');
  const inputs = [...of('inverter'), ...of('pump-controller')].map(pvInput);
  const pumps = of('pump').filter(({ figures }) => figures['controllerIncluded'] === true);
  return {
    site: at,
    limits,
    of,
    inputs,
    arrays: arraysOf(panels, inputs, at),
    pumpArrays: arraysOf(panels, pumps.map(pumpInput), at),
  };
}

/**
 * With several kinds of input nobody can know which panels are meant for which, so there are no arrays. Several kinds of panel share out the
 * trackers, one at least for each.
 */
function arraysOf(panels: Part[], inputs: PvInput[], at: { coldC: number; hotC: number }): PvArray[] {
  const [input] = inputs;
  if (!input || inputs.length > 1) return [];
  const trackers = Math.floor(input.trackers ?? 1) * input.part.quantity;
  const total = panels.reduce((sum, { quantity }) => sum + quantity, 0);
  const spare = Math.max(0, trackers - panels.length);
  return panels.map((panel) => {
    const own = panels.length === 1 ? trackers : 1 + Math.floor((spare * panel.quantity) / total);
    return { panel, input, strings: connectPanels(panel, panel.quantity, input, own, at) };
  });
}
