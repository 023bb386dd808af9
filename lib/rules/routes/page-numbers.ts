/** A page of a list out of its address, from 1; anything that is not a page number is the first. */
export function parsePageNumber(text: string | string[] | undefined): number {
  return typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** First, last and the pages around the current one; 'gap' where some are left out. Pages count from 1. */
export function pageNumbers(page: number, pageCount: number, around = 1): (number | 'gap')[] {
  const candidates = new Set([1, pageCount]);
  for (let neighbour = page - around; neighbour <= page + around; neighbour += 1) candidates.add(neighbour);
  const numbers = [...candidates]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    if (before === undefined || number - before === 1) return [number];
    // A gap of one page is no gap: its number takes no more room.
    return number - before === 2 ? [number - 1, number] : ['gap' as const, number];
  });
}
