/** The delivery note of a part of an order, made when it is asked for. */
export const deliveryNotePath = (orderId: string, part: number): string =>
  `/auth/orders/${orderId}/delivery-note/${part}`;

/** The label of goods of an order that come back. */
export const returnLabelPath = (orderId: string, withdrawalId: string): string =>
  `/auth/orders/${orderId}/return-label/${withdrawalId}`;
