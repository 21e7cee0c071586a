export type BatteryBank = {
  volts: number;
  ampHours: number;
  /** The share of the charge that may be used, 0–1. */
  depthOfDischarge: number;
  /** Of the inverter or the battery, whichever the datasheet gives, 0–1. */
  efficiency: number;
};

/** What a full bank gives, kWh. */
export const usableKwh = ({ volts, ampHours, depthOfDischarge, efficiency }: BatteryBank): number =>
  (volts * ampHours * depthOfDischarge * efficiency) / 1000;

/** How long a full bank carries a load. */
export const backupHours = (bank: BatteryBank, loadKw: number): number => usableKwh(bank) / loadKw;
