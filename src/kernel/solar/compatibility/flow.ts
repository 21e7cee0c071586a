import type { Part } from './part.ts';

/** A point of a pump's curve. */
type CurvePoint = { headM: number; flowLph: number };

/** A line of the figure `curve`, as "30 m: 5000 l/h". */
export const CURVE_POINT = /^(\d+(?:\.\d+)?) m: (\d+(?:\.\d+)?) l\/h$/i;

function readCurvePoint(line: string): CurvePoint | undefined {
  const [, head, flow] = CURVE_POINT.exec(line) ?? [];
  return head === undefined || flow === undefined ? undefined : { headM: Number(head), flowLph: Number(flow) };
}

/** The curve of a pump by rising head; undefined unless three points or more are stated. */
function curveOf(pump: Part): CurvePoint[] | undefined {
  const lines = pump.figures['curve'];
  if (!Array.isArray(lines)) return undefined;
  const points = lines.flatMap((line) => readCurvePoint(String(line)) ?? []);
  return points.length < 3 ? undefined : points.toSorted((a, b) => a.headM - b.headM);
}

/** Litres an hour at a head, on the straight line between two points of the curve; 0 above its end, the first point's below its start. */
export function flowAt(pump: Part, headM: number): number | undefined {
  const curve = curveOf(pump);
  const [first] = curve ?? [];
  if (!curve || !first) return undefined;
  if (headM <= first.headM) return first.flowLph;
  const above = curve.findIndex((point) => point.headM >= headM);
  const [low, high] = [curve[above - 1], curve[above]];
  if (!low || !high) return 0;
  return low.flowLph + ((headM - low.headM) / (high.headM - low.headM)) * (high.flowLph - low.flowLph);
}
