import { addDays, instantInIndia } from '#src/kernel/india-time.ts';
import { nextChange } from '#src/kernel/solar/figures/dated-figure.ts';
import type { Discom } from '#src/kernel/solar/figures/figure-table.ts';
import { figuresOf } from '#src/kernel/solar/figures/read-figures.ts';
import type { Shop } from '#src/shop/shop.ts';
import { listFigures } from '#src/shop/solar/figures/list-figures.ts';
import { findPin } from '#src/shop/solar/sun/places.ts';

/** Where the band begins: the shop's own place, with the company there whose tariff is known, so that a bill is enough. */
export type RoofStart = { pin: string; discom: Discom | undefined };

/** The load that the planner takes for granted too. */
const USUAL_LOAD_KW = 3;

/** `until`: when the next figure begins or ends. */
export async function roofStart(shop: Shop): Promise<{ start: RoofStart; until: number | undefined }> {
  const pin = /\b[1-9]\d{5}\b/.exec(shop.shopSettings.current.legal.address)?.[0];
  if (!pin || !findPin(pin)) return { start: { pin: '', discom: undefined }, until: undefined };
  const { figures, today } = await listFigures(shop);
  const day = figuresOf(figures, today);
  const discom = day
    .discoms(pin)
    .value?.find((one) => day.tariff({ discom: one, rural: false, sanctionedKw: USUAL_LOAD_KW }).value);
  const next = nextChange(figures, today, (one) => addDays(one, 1));
  return { start: { pin, discom }, until: next ? instantInIndia(next, '00:00').getTime() : undefined };
}
