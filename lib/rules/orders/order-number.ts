/** As people say it on the phone. Unlike invoices, orders need no unbroken series. @param id row id */
export function orderNumber(id: number | string): string {
  return `P${String(id).padStart(6, '0')}`;
}

/** Row id of an order's number, or null for what is none. */
export function parseOrderNumber(number: string): number | null {
  const [, digits] = /^P(\d{6,9})$/i.exec(number) ?? [];
  return digits === undefined ? null : Number(digits);
}
