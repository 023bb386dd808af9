interface Point {
  readonly at: number;
  readonly value: number;
}

/** The straight line nearest to the points: how much it rises for one step of `at`, and the standard error of that. */
export function fitLine(points: readonly Point[]): { slope: number; error: number } {
  const sum = (of: (point: Point) => number) => points.reduce((total, point) => total + of(point), 0);
  const middle = sum(({ at }) => at) / points.length;
  const level = sum(({ value }) => value) / points.length;
  const spread = sum(({ at }) => (at - middle) ** 2);
  const slope = sum(({ at, value }) => (at - middle) * (value - level)) / spread;
  const rest = sum(({ at, value }) => (value - level - slope * (at - middle)) ** 2);
  return { slope, error: Math.sqrt(rest / Math.max(points.length - 2, 1) / spread) };
}
