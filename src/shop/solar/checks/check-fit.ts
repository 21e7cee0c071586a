import { type Finding, worst } from '#src/kernel/solar/compatibility/finding.ts';
import { judge } from '#src/kernel/solar/compatibility/judge.ts';
import { kitParts } from '#src/kernel/solar/compatibility/kit.ts';
import { numberOf, type PartKind } from '#src/kernel/solar/compatibility/part.ts';
import type { Site } from '#src/kernel/solar/compatibility/site.ts';
import type { Platform } from '#src/platform/platform.ts';
import { listParts, type NamedPart } from '#src/shop/catalogue/compatibility/list-parts.ts';

const KINDS: readonly PartKind[] = ['panel', 'inverter', 'battery', 'structure', 'dc-box', 'ac-box'];

export type FitAnswers = { lines: { id: string; quantity: number }[]; site: Site };

export type FitCheck = {
  /** The parts that are still on sale. */
  lines: { part: NamedPart; quantity: number }[];
  findings: Finding[];
  verdict: Finding['verdict'] | undefined;
  pricePaise: number;
};

export const listFitParts = (platform: Platform): Promise<NamedPart[]> => listParts(platform, KINDS);

/** What the rules say of parts chosen one by one. Parts that are no longer on sale are left out. */
export function checkFit(parts: readonly NamedPart[], { lines, site }: FitAnswers): FitCheck {
  const chosen = lines.flatMap(({ id, quantity }) => {
    const part = parts.find((one) => one.id === id);
    return part ? [{ part, quantity }] : [];
  });
  const findings = judge(
    chosen.map(({ part, quantity }) => ({ ...part, quantity })),
    site,
  );
  return {
    lines: chosen,
    findings,
    verdict: worst(findings),
    pricePaise: chosen.reduce((sum, { part, quantity }) => sum + part.pricePaise * quantity, 0),
  };
}

/** A kit's parts as the answers of the check; undefined for what is no kit on sale, or one that does not name its parts. */
export async function answersOfKit(platform: Platform, id: string): Promise<Record<string, string> | undefined> {
  const [kits, parts] = await Promise.all([listParts(platform, ['kit']), listFitParts(platform)]);
  const kit = kits.find((one) => one.id === id);
  const inside = kit ? kitParts(kit.figures) : [];
  if (!kit || inside.length === 0) return undefined;
  const answers: Record<string, string> = {};
  for (const { slug, quantity } of inside) {
    const kind = parts.find((one) => one.id === slug)?.kind;
    const name = kind && (NAMES[kind] ?? kind);
    if (!name || answers[name]) continue;
    answers[name] = slug;
    const many = COUNTED[kind];
    if (many) answers[many] = String(quantity);
  }
  const [dcM, acM] = [numberOf(kit, 'cableDcM'), numberOf(kit, 'cableAcM')];
  return {
    ...answers,
    ...(dcM !== undefined && { dcM: String(dcM) }),
    ...(acM !== undefined && { acM: String(acM) }),
  };
}

const COUNTED: Partial<Record<PartKind, string>> = { panel: 'panels', battery: 'batteries', structure: 'structures' };
const NAMES: Partial<Record<PartKind, string>> = { 'dc-box': 'dcBox', 'ac-box': 'acBox' };
