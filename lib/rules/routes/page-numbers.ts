/** A page of a list out of its address, from 1; anything that is not a page number is the first. */
export function pageNumber(text: string | string[] | undefined): number {
  return typeof text === 'string' && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

/** First, last and the pages around the current one; 'gap' where some are left out. Pages count from 1. */
export function pageNumbers(page: number, pageCount: number, around = 1): (number | 'gap')[] {
  const wanted = new Set([1, pageCount]);
  for (let near = page - around; near <= page + around; near += 1) wanted.add(near);
  const shown = [...wanted].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    if (before === undefined || number - before === 1) return [number];
    // A gap of one page is no gap: its number takes no more room.
    return number - before === 2 ? [number - 1, number] : ['gap' as const, number];
  });
}
