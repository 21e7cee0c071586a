import { type Finding, finding, notStated } from './finding.ts';
import type { System } from './system.ts';

/** R7: the strings share out over the trackers, and one tracker has strings of one kind and one length only. */
export function trackersRule({ arrays, inputs, of }: System): Finding[] {
  const panels = of('panel');
  if (panels.length === 0 || inputs.length === 0) return [];
  if (inputs.length > 1) return [notStated('R7', 'kinds', ['site.inverterOfEachPanel'])];
  const [array] = arrays;
  if (!array) return [];
  const { trackers, part } = array.input;
  if (trackers === undefined) return [notStated('R7', 'strings', ['mpptCount'])];
  const all = trackers * part.quantity;
  const findings = arrays.map(({ input, strings }) => {
    const figures = { strings: strings.trackers * strings.parallel, trackers: all, panels: strings.longest };
    const most = input.mpptMaxStrings;
    if (strings.parallel > 1 && most === undefined) return notStated('R7', 'strings', ['mpptMaxStrings'], figures);
    return finding('R7', 'strings', strings.even ? 'fits' : 'blocks', figures, all);
  });
  if (panels.length === 1) return findings;
  const kinds = { kinds: panels.length, trackers: all };
  return [finding('R7', 'kinds', panels.length <= all ? 'fits' : 'blocks', kinds, all), ...findings];
}
