import { type Paise, paise } from '#src/kernel/money.ts';
import type { ProductWords } from '#src/kernel/product-words.ts';
import { judge } from '#src/kernel/solar/compatibility/judge.ts';
import { kitParts } from '#src/kernel/solar/compatibility/kit.ts';
import { numberOf, type Part, positiveOf } from '#src/kernel/solar/compatibility/part.ts';
import type { Site } from '#src/kernel/solar/compatibility/site.ts';
import type { Kit } from '#src/kernel/solar/plan/kit.ts';
import type { Platform } from '#src/platform/platform.ts';
import { selectKits, selectPrices } from './kit.store.ts';
import { selectParts } from './part.store.ts';

/** A kit with the name it is sold under. */
export type NamedKit = Kit & { name: string; words?: ProductWords };

/** Tilt of a kit that does not state one, degrees. */
const USUAL_TILT = 15;

/**
 * The kits on sale that the planner can compute, judged at a site. A kit whose panels or inverter do not state what a yield needs is left out:
 * nothing is computed from a guess.
 */
export async function listKits({ db }: Pick<Platform, 'db'>, site: Site): Promise<NamedKit[]> {
  const rows = await selectKits(db);
  const inside = [...new Set(rows.flatMap(({ specification }) => kitParts(specification).map(({ slug }) => slug)))];
  const [parts, prices] = await Promise.all([selectParts(db, inside), selectPrices(db, inside)]);
  return rows.flatMap((row) => {
    const own = kitParts(row.specification).flatMap(({ slug, quantity }): Part[] => {
      const part = parts.find(({ id }) => id === slug);
      return part?.kind ? [{ ...part, kind: part.kind, quantity }] : [];
    });
    const kit = toKit(row, own, prices, site);
    return kit ? [kit] : [];
  });
}

type Row = Awaited<ReturnType<typeof selectKits>>[number];

function toKit(row: Row, parts: Part[], prices: Map<string, Paise>, site: Site): NamedKit | undefined {
  const [panel, inverter] = [parts.find(({ kind }) => kind === 'panel'), parts.find(({ kind }) => kind === 'inverter')];
  if (!(panel && inverter)) return undefined;
  const whole: Part = { ...panel, kind: 'kit', quantity: 1, figures: row.specification };
  const wp = positiveOf(panel, 'peakPowerWp');
  const acW = positiveOf(inverter, 'ratedPowerW');
  const efficiency = positiveOf(inverter, 'efficiencyPercent');
  const gamma = numberOf(panel, 'tempCoefficientPmaxPercentPerC');
  const areaM2 = positiveOf(whole, 'roofAreaM2');
  if (!(wp && acW && efficiency && areaM2) || gamma === undefined) return undefined;
  return {
    ...{
      id: row.id,
      name: row.name,
      words: row.words,
      price: row.pricePaise,
      gstBp: row.gstRateBp,
      inStock: row.stock > 0,
      ...(row.restockOn && { restockOn: row.restockOn }),
    },
    kwp: (wp * panel.quantity) / 1000,
    acKw: (acW * inverter.quantity) / 1000,
    efficiency: efficiency / 100,
    gamma,
    noct: positiveOf(panel, 'noctC'),
    tilt: numberOf(whole, 'tiltDegrees') ?? USUAL_TILT,
    areaM2,
    dcr: row.dcr,
    inverterPrice: paise((prices.get(inverter.id) ?? 0) * inverter.quantity),
    findings: judge(parts, { ...cableLengths(whole), ...site }),
  };
}

function cableLengths(kit: Part): Site {
  const [dcCableM, acCableM] = [numberOf(kit, 'cableDcM'), numberOf(kit, 'cableAcM')];
  return { ...(dcCableM !== undefined && { dcCableM }), ...(acCableM !== undefined && { acCableM }) };
}
