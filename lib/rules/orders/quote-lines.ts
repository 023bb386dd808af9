/** The lines that a quote's sums count, without what may be taken in place of them. */
export function mainLines<Line extends { alternativeTo: string | null }>(lines: readonly Line[]): Line[] {
  return lines.filter(({ alternativeTo }) => alternativeTo === null);
}
