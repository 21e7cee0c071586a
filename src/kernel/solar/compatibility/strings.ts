import type { Part } from './part.ts';
import type { PvInput } from './pv-input.ts';
import { fewestInSeries, mostInParallel, mostInSeries, type Temperatures } from './window.ts';

/** How panels of one kind are connected: `trackers` in use, each with `parallel` strings of `shortest` to `longest` panels. */
export type Strings = {
  trackers: number;
  parallel: number;
  longest: number;
  shortest: number;
  /** All strings of one tracker have the same length. */
  even: boolean;
  /** What would have to be stated to know whether strings side by side would help. */
  missing: string[];
};

function connect(count: number, trackers: number, parallel: number): Strings {
  const [more, fewer] = [Math.ceil(count / trackers), Math.floor(count / trackers)];
  // The trackers with one panel less may have one string less as well.
  const least = Math.min(parallel, fewer);
  return {
    trackers,
    parallel: Math.min(parallel, more),
    longest: Math.ceil(more / parallel),
    shortest: Math.floor(fewer / least),
    even: more % Math.min(parallel, more) === 0 && fewer % least === 0,
    missing: [],
  };
}

/**
 * Connects panels as an installer would: over all trackers if their strings stay long enough, over fewer otherwise, and side by side only where one
 * string for each tracker would get too long. The number of panels alone decides, so that one panel more never turns a refused voltage or current
 * into an accepted one. Where nothing fits, the answer is the nearest to it.
 */
export function connectPanels(panel: Part, count: number, input: PvInput, all: number, at: Temperatures): Strings {
  const most = mostInSeries(panel, input, at) ?? Number.POSITIVE_INFINITY;
  const fewest = fewestInSeries(panel, input, at) ?? 0;
  const parallel = mostInParallel(panel, input);
  const spare = Math.min(all, count);
  let nearest: Strings | undefined;
  let uneven: Strings | undefined;
  for (let side = 1; side <= Math.max(1, parallel ?? 1); side++) {
    for (let trackers = spare; trackers >= 1; trackers--) {
      const strings = connect(count, trackers, side);
      if (strings.longest > most) break;
      if (strings.shortest >= fewest && strings.even) return strings;
      if (strings.shortest >= fewest) uneven ??= strings;
      if (!nearest || strings.shortest > nearest.shortest) nearest = strings;
    }
  }
  const missing = parallel === undefined && count > most * spare ? ['iscA', 'bifacial', 'maxShortCircuitCurrentA'] : [];
  return uneven ?? nearest ?? { ...connect(count, spare, 1), missing };
}
