/** Tolerated typos: one from 4 letters, two from 8. */
export function allowedTypos(word: string): number {
  return word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
}

/** Letters to change, add, leave out or swap with their neighbour; above `most` only a lower bound. */
export function countTypos(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row += 1) {
    const here = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let rowMinimum = Math.min(
        (above[column] ?? 0) + 1,
        (here[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1])
        rowMinimum = Math.min(rowMinimum, (before[column - 2] ?? 0) + 1);
      here.push(rowMinimum);
    }
    if (Math.min(...here) > limit) return limit + 1;
    [before, above] = [above, here];
  }
  return above[b.length] ?? 0;
}
