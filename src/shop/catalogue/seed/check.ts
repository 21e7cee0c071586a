/** One rule that must hold: its name, whether it holds, and the figures found. */
export type Check = readonly [rule: string, holds: boolean, found: string];

/** What was checked (a slug, or the catalogue) and the checks it must pass. */
export type Checked = { subject: string; checks: readonly Check[] };

/** A plain sentence for every check that does not hold. */
export const faultsOf = ({ subject, checks }: Checked): string[] =>
  checks.filter(([, holds]) => !holds).map(([rule, , found]) => `${subject} breaks the rule "${rule}": ${found}.`);

/** Whether a figure is within a share (0.02 is 2 %) of what it should be, allowing for floating-point error in the last digit. */
export const near = (actual: number, expected: number, share: number): boolean =>
  Math.abs(actual - expected) <= share * Math.abs(expected) + 1e-9;

export const between = (value: number, low: number, high: number): boolean => value >= low && value <= high;

/** A figure as a sentence shows it, with at most two decimals. */
export const shown = (value: number): string => String(Number(value.toFixed(2)));
