/** Whether a noun after the count stands in the singular: 1, 21, 31 …, and not 11. Goods are counted by the cart label. */
export const isSingular = (count: number): boolean => count % 10 === 1 && count % 100 !== 11;
