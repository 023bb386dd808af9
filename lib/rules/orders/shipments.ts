/** Units of a line by where they are. */
interface LineUnits {
  quantity: number;
  /** Units that left the house. */
  shipped: number;
  /** Units that were credited because they will not be sent. */
  cancelled: number;
  /** Units that a consumer took back; those that were not sent yet come first. */
  withdrawn: number;
}

/** Units of a line that the warehouse still has to send. */
export function unitsLeft({ quantity, shipped, cancelled, withdrawn }: LineUnits): number {
  return Math.max(0, quantity - shipped - cancelled - withdrawn);
}

/** The number of a part of an order, as on its delivery note. */
export function shipmentNumber(orderNumber: string, part: number): string {
  return `${orderNumber}-${part}`;
}

/** Address of the carrier's page about a parcel; null where the carrier has none, or the parcel no number. */
export function trackingAddress(template: string | null, trackingNumber: string | null): string | null {
  if (template === null || trackingNumber === null) return null;
  return template.replaceAll('{number}', encodeURIComponent(trackingNumber));
}
