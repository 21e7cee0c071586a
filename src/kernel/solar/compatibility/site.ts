/**
 * Where the parts will be, as far as it is known. A rule that needs something absent answers `unknown`.
 * Cable lengths are one way, in metres; cable areas are of copper, in mm².
 */
export type Site = Partial<{
  /** The lowest and the highest temperature of the cells, in °C. */
  coldC: number;
  hotC: number;
  phases: 1 | 3;
  /** The day of the decision, YYYY-MM-DD in India. */
  on: string;
  residential: boolean;
  subsidy: boolean;
  netMetering: boolean;
  sanctionedLoadKw: number;
  /** The most that the house draws already, without the charger. */
  peakLoadKw: number;
  /** What the battery has to carry. */
  backupKw: number;
  roofKind: string;
  dcCableM: number;
  dcCableMm2: number;
  acCableM: number;
  acCableMm2: number;
  evCableM: number;
  evCableMm2: number;
  headM: number;
  flowLph: number;
  suctionM: number;
  people: number;
  pressureBar: number;
  hardWater: boolean;
  roofLoadKg: number;
}>;
export type SiteKey = keyof Required<Site>;

/** Figures of law, trade and habit that a date or a State may change. */
export type Limits = {
  /** The cells' temperatures of a place without figures of its own: 5 °C at dawn in January, 70 °C on a roof in May. */
  coldC: number;
  hotC: number;
  /** The most that a supply with one phase carries, in kW: Gujarat's figure. */
  singlePhaseKw: number;
  /** The smallest plant that gets a net meter, in kW. */
  netMeterKw: number;
  /** From this day net metering asks for cells of ALMM List II. */
  listTwoFrom: string;
  /** Homes may give up the subsidy instead until this day. */
  giveUpUntil: string;
  /** The most that cables may lose, in percent of the voltage: an assumption of good practice. */
  dcDropPercent: number;
  acDropPercent: number;
  evDropPercent: number;
  /** Panel power over the inverter's rated power. */
  leastRatio: number;
  mostRatio: number;
  /** How far up a surface pump draws, in m, if its maker states less or nothing. */
  suctionM: number;
  litresPerPerson: number;
};

/** What holds until a place or a dated figure says otherwise. */
export const LIMITS: Limits = {
  coldC: 5,
  hotC: 70,
  singlePhaseKw: 6,
  netMeterKw: 1,
  listTwoFrom: '2026-06-01',
  giveUpUntil: '2027-03-31',
  dcDropPercent: 2,
  acDropPercent: 2,
  evDropPercent: 3,
  leastRatio: 0.8,
  mostRatio: 1.35,
  suctionM: 6,
  litresPerPerson: 33,
};
