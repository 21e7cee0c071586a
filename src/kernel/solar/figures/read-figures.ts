import type { Day } from '../../india-time.ts';
import { type Paise, paise } from '../../money.ts';
import type { Tariff } from '../bill.ts';
import type { InstalledTax } from '../installed-price.ts';
import { LOSSES, type Losses } from '../losses.ts';
import type { SubsidyRates } from '../subsidy.ts';
import { type DatedFigure, figureAt, type MissingFigure } from './dated-figure.ts';
import type { Discom, FigureKey, FigureScope, FigureValue } from './figure-table.ts';

/** A value, and the figures that it was made from: their ids go into a proposal, and their sources onto the page. */
export type Known<Value> = { value: Value; used: DatedFigure[]; missing?: never };
/** The figures that it lacks. */
export type Unknown = { missing: MissingFigure[]; value?: never; used?: never };

/** The figures of one day in India, by what formulas need. */
export type FiguresOfDay = ReturnType<typeof figuresOf>;

/** Percent to hundredths of a percent. */
const bp = (percent: number) => Math.round(percent * 100);

/** Reads figures for one day. Whatever has ended by then, or is not known, is answered as missing. */
export function figuresOf(figures: readonly DatedFigure[], day: Day) {
  const read = <K extends FigureKey, Value>(key: K, scope: FigureScope<K>, as: (value: FigureValue<K>) => Value) => {
    const { figure, missing } = figureAt(figures, key, scope, day);
    const known: Known<Value> | Unknown = figure ? { value: as(figure.value), used: [figure] } : { missing: [missing] };
    return known;
  };
  return {
    day,
    subsidyRates: () =>
      read(
        'subsidy-rates',
        'india',
        ({ perKw, firstKw, perKwBeyond, lastKw, specialPercent }): SubsidyRates => ({
          perKw: paise(perKw),
          firstKw,
          perKwBeyond: paise(perKwBeyond),
          lastKw,
          specialBp: bp(specialPercent),
        }),
      ),
    /** The number under which the shop is registered with the scheme. */
    vendorRegistration: () => read('vendor-registration', 'shop', ({ text }) => text),
    installedTax: () =>
      read(
        'gst-installed',
        'india',
        ({ goodsShare, goodsRate, serviceRate }): InstalledTax => ({
          goodsShareBp: bp(goodsShare),
          goodsRateBp: bp(goodsRate),
          serviceRateBp: bp(serviceRate),
        }),
      ),
    surplusPaisePerUnit: () => read('surplus', 'home', ({ perUnit }) => perUnit),
    schemeLoan: () =>
      read('scheme-loan', 'india', ({ most, rate, months }) => ({ most: paise(most), ratePercent: rate, months })),
    workPerKw: (): Known<Paise> | Unknown => read('work-per-kw', 'shop', ({ net }) => paise(net)),
    /** Shares of the price of an installed system, percent. */
    milestoneShares: () =>
      read('milestones', 'shop', ({ onOrder, onDelivery, onHandover }) => [onOrder, onDelivery, onHandover]),
    upkeepPerYear: (): Known<Paise> | Unknown => read('upkeep', 'shop', ({ perYear }) => paise(perYear)),
    marginalPaybackYears: () => read('marginal-payback', 'shop', ({ years }) => years),
    /** Days after the one of saving. */
    proposalDays: () => read('proposal-validity', 'shop', ({ days }) => days),
    /** GST included; credited on the order with installation. */
    surveyFee: (): Known<Paise> | Unknown => read('survey-fee', 'shop', ({ fee }) => paise(fee)),
    losses: () =>
      read('losses', 'shop', (value) => Object.fromEntries(LOSSES.map((key) => [key, value[key] / 100])) as Losses),
    co2PerKwh: () => read('co2', 'india', ({ perUnit }) => perUnit),
    /** None: the PIN code is not in the list; more than one: the reader is asked. The longest prefix counts. */
    discoms: (pin: string): Known<Discom[]> | Unknown =>
      read('discom-by-pin', 'gujarat', (prefixes) => {
        const found = Object.keys(prefixes).filter((prefix) => pin.startsWith(prefix));
        return prefixes[found.sort((a, b) => b.length - a.length)[0] ?? ''] ?? [];
      }),
    /** What a home pays. Missing unless slabs, fuel adjustment and duty are all known: then formula 11 of docs/solar.md is left. */
    tariff: (home: Home): Known<Tariff> | Unknown => tariffOf(figures, home, day),
    /** Of a month; 0 if not known. It is all of a tariff that formula 11 needs. */
    fixedCharge: (home: Home): Paise => fixedOf(figureAt(figures, 'slabs', slabScope(home), day).figure?.value, home),
  };
}

export type Home = { discom: Discom; rural: boolean; sanctionedKw: number };

const torrentOf = ({ discom }: Home) =>
  discom === 'torrent-ahmedabad' || discom === 'torrent-surat' ? discom : undefined;
const slabScope = (home: Home) => torrentOf(home) ?? (home.rural ? 'state-rural' : 'state-urban');
const fixedOf = (value: FigureValue<'slabs'> | undefined, { sanctionedKw }: Home): Paise =>
  paise(value?.fixed.find(({ upToKw }) => upToKw === null || sanctionedKw <= upToKw)?.paise ?? 0);

function tariffOf(figures: readonly DatedFigure[], home: Home, day: Day): Known<Tariff> | Unknown {
  const slabs = figureAt(figures, 'slabs', slabScope(home), day);
  const fuel = figureAt(figures, 'fuel-adjustment', torrentOf(home) ?? 'state', day);
  const duty = figureAt(figures, 'duty', home.rural ? 'rural' : 'urban', day);
  if (!slabs.figure || !fuel.figure || !duty.figure)
    return { missing: [slabs, fuel, duty].flatMap(({ missing }) => (missing ? [missing] : [])) };
  return {
    value: {
      fixed: fixedOf(slabs.figure.value, home),
      slabs: slabs.figure.value.slabs,
      fuelPaisePerUnit: fuel.figure.value.perUnit,
      dutyBp: bp(duty.figure.value.rate),
    },
    used: [slabs.figure, fuel.figure, duty.figure],
  };
}
