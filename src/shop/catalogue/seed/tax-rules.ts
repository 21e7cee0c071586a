import type { Check } from './check.ts';
import type { AnyProduct } from './product-shape.ts';

/** `of`: the categories or families that may use the class. `unsure` rates carry the note that an accountant has to confirm them. */
type TaxClass = { ratePercent: number; hsn: readonly string[]; of: readonly string[]; from?: string; unsure?: boolean };

/** Rates from 22 September 2025, Notification 9/2025-CT(Rate); EV chargers from 1 August 2019, Notification 12/2019-CT(Rate). */
const SINCE = '2025-09-22';
const CLASSES: Record<string, TaxClass> = {
  'Photovoltaic module': { ratePercent: 5, hsn: ['854143'], of: ['solar-panels'] },
  'Solar generating system, goods only': { ratePercent: 5, hsn: ['854143'], of: ['rooftop-kit'] },
  'Mounting structure': { ratePercent: 18, hsn: ['730890', '761090'], of: ['mounting-structure'], unsure: true },
  'Solar inverter': { ratePercent: 5, hsn: ['850440'], of: ['solar-inverters'], unsure: true },
  'Solar lamp': { ratePercent: 5, hsn: ['940541'], of: ['solar-lights'] },
  'Solar lamp set': { ratePercent: 5, hsn: ['940541'], of: ['home-light-kit'] },
  'Solar lantern': { ratePercent: 5, hsn: ['851310'], of: ['lantern'] },
  'Solar water heater': { ratePercent: 5, hsn: ['841912'], of: ['solar-water-heaters'] },
  'Solar pump': { ratePercent: 5, hsn: ['841370'], of: ['submersible-pump', 'surface-pump'], unsure: true },
  'Solar pump inverter': { ratePercent: 5, hsn: ['850440'], of: ['pump-controller'], unsure: true },
  'Lithium-ion battery': {
    ratePercent: 18,
    hsn: ['850760'],
    of: ['wall-battery', 'rack-battery', 'small-lfp-battery'],
  },
  'Lithium-ion battery pack': { ratePercent: 18, hsn: ['850760'], of: ['solar-power-bank'] },
  'Lead-acid battery': { ratePercent: 18, hsn: ['850720'], of: ['tubular-battery', 'gel-battery'] },
  'Charge controller': { ratePercent: 18, hsn: ['850440'], of: ['mppt-controller', 'pwm-controller'], unsure: true },
  'Portable solar generator without battery': { ratePercent: 5, hsn: ['850171'], of: ['mobile-charger'], unsure: true },
  'Low-voltage switchboard': {
    ratePercent: 18,
    hsn: ['853710'],
    of: ['dc-distribution-box', 'ac-distribution-box'],
    unsure: true,
  },
  'Low-voltage protection': {
    ratePercent: 18,
    hsn: ['853620', '853630', '853650'],
    of: ['surge-protector', 'miniature-breaker', 'residual-breaker', 'dc-isolator'],
    unsure: true,
  },
  'Power cable': { ratePercent: 18, hsn: ['854449', '854460'], of: ['solar-cable', 'building-cable'], unsure: true },
  'Plug connector': { ratePercent: 18, hsn: ['853669'], of: ['connector'], unsure: true },
  'Earthing material': { ratePercent: 18, hsn: ['732690'], of: ['earthing-set'], unsure: true },
  'Lightning arrester': { ratePercent: 18, hsn: ['853540'], of: ['lightning-arrester'], unsure: true },
  'EV charger': { ratePercent: 5, hsn: ['850440'], of: ['ev-chargers'], from: '2019-08-01' },
};

export function taxChecks({ gst, hsn, category, family }: AnyProduct): Check[] {
  const known = Object.hasOwn(CLASSES, gst.class) ? CLASSES[gst.class] : undefined;
  const checks: Check[] = [['GST class is known', known !== undefined, `"${gst.class}"`]];
  if (!known) return checks;
  const { ratePercent, from = SINCE, unsure = false } = known;
  return [
    ...checks,
    [
      'GST class suits the product',
      known.of.includes(category) || known.of.includes(family),
      `"${gst.class}" on a ${family}`,
    ],
    [
      'GST rate is that of its class',
      gst.ratePercent === ratePercent,
      `${gst.ratePercent} %, the class "${gst.class}" has ${ratePercent} %`,
    ],
    ['GST rate starts with its notification', gst.effectiveFrom === from, `${gst.effectiveFrom} against ${from}`],
    [
      'HSN is that of the GST class',
      known.hsn.includes(hsn),
      `${hsn}, the class "${gst.class}" has ${known.hsn.join(' or ')}`,
    ],
    [
      'an unsure GST rate says that an accountant has to confirm it',
      gst.source.endsWith('accountant to confirm') === unsure,
      `"${gst.source}"`,
    ],
  ];
}
