/** The straight line through points that fits best (least squares): its rise per unit of x, and its value at x. */
export function fitLine(points: readonly { x: number; y: number }[]): { rise: number; at(x: number): number } {
  const mean = (pick: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const spread = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  const rise = spread === 0 ? 0 : points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / spread;
  return { rise, at: (where) => y + rise * (where - x) };
}

/** How much a figure grows in an hour, in percent of its value at the first sample. `at` is in seconds. */
export function growthPerHour(samples: readonly { at: number; value: number }[]): number {
  const first = samples[0];
  if (!first) return 0;
  const line = fitLine(samples.map(({ at, value }) => ({ x: at, y: value })));
  const begin = line.at(first.at);
  return begin === 0 ? 0 : (100 * line.rise * 3600) / begin;
}
