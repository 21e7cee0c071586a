import type { Day } from '../../india-time.ts';
import type { Paise } from '../../money.ts';
import type { Finding } from '../compatibility/finding.ts';

/** A system for sale, as the planner sees it. */
export type Kit = {
  id: string;
  /** With tax, the rate in hundredths of a percent. */
  price: Paise;
  gstBp: number;
  inStock: boolean;
  /** While it is sold out: when it is expected again, if anybody knows. */
  restockOn?: Day | undefined;
  kwp: number;
  /** What its inverter gives at most, kW, and its efficiency, 0–1. */
  acKw: number;
  efficiency: number;
  /** Of its modules: % per °C, and °C. */
  gamma: number;
  noct?: number | undefined;
  /** Degrees. */
  tilt: number;
  areaM2: number;
  dcr: boolean;
  /** What the inverter costs when it is bought anew. */
  inverterPrice: Paise;
  /** What the rules say of its parts at this home. */
  findings: readonly Finding[];
};
