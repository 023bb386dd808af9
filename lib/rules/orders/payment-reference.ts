/** What a transfer for an invoice says, e.g. `VL-10001`. @param template with `{number}`; null: the number alone */
export function toPaymentReference(template: string | null | undefined, number: number): string {
  return (template ?? '{number}').replaceAll('{number}', String(number));
}
