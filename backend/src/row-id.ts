/** The row id in an ID of the contract; 0, which no row has, for an invalid one. */
export function toRowId(id: string): number {
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) < 2 ** 31 ? Number(id) : 0;
}
