/** States whose spelling on the wire is spec.md §3's and not ours. */
const ON_WIRE: Record<string, string> = { Gujarat: 'Gujrat' };

export const stateToWire = (state: string): string => ON_WIRE[state] ?? state;
/** Reads either spelling. */
export const stateFromWire = (value: string): string =>
  Object.keys(ON_WIRE).find((state) => ON_WIRE[state] === value) ?? value;
