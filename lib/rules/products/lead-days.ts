const daysOf: readonly [word: RegExp, days: number][] = [
  [/vik[auin]/, 7],
  [/mánuð/, 30],
  [/dag/, 1],
];

/** Days that a delivery time in words takes at most, `2–3 vikur` is 21; null where it does not say. */
export function leadDays(deliveryTime: string | null): number | null {
  const text = deliveryTime?.toLowerCase() ?? '';
  if (text.includes('samdægurs')) return 0;
  const numbers = [...text.matchAll(/\d{1,3}/g)].map(([digits]) => Number(digits));
  const [, days] = daysOf.find(([word]) => word.test(text)) ?? [];
  return numbers.length === 0 || days === undefined ? null : Math.max(...numbers) * days;
}
