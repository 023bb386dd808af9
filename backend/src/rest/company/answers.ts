import type { z } from 'zod';
import type { ResolversParentTypes } from '../../../../graphql/generated/resolvers.ts';
import type { order, orderPage } from '../../modules/company-orders/contract.ts';

type Order = ResolversParentTypes['Order'];

/** An order as the contract of companies' systems has it. */
export function toOrder(found: Order): z.infer<typeof order> {
  return {
    number: found.number,
    status: found.status,
    createdAt: found.createdAt,
    total: found.total,
    totalWithoutVat: found.totalWithoutTax,
    deliveryMethod: found.deliveryMethod ?? null,
    deliveryPrice: found.deliveryAmount,
    deliveryAddress: found.deliveryAddress ?? null,
    receiverName: found.receiverName,
    lines: found.items.map(
      ({ sku, name, ownNumber, ownName, quantity, unitPrice, price, shipped, expectedOn }) => ({
        sku,
        name,
        ownNumber: ownNumber ?? null,
        ownName: ownName ?? null,
        quantity,
        unitPrice,
        price,
        shipped,
        expectedOn: expectedOn ?? null,
      }),
    ),
    shipments: found.shipments.map(toShipment),
    documents: found.documents.map(({ number }) => number),
  };
}

function toShipment(part: Order['shipments'][number]): z.infer<typeof order>['shipments'][number] {
  const { number, state, carrier, trackingNumber, trackingUrl, sentAt, deliveredAt, lines } = part;
  return {
    number,
    state,
    carrier: carrier ?? null,
    trackingNumber: trackingNumber ?? null,
    trackingUrl: trackingUrl ?? null,
    sentAt,
    deliveredAt: deliveredAt ?? null,
    lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
  };
}

export function toOrderPage({
  orders,
  hasMore,
}: ResolversParentTypes['CustomerOrders']): z.infer<typeof orderPage> {
  return {
    hasMore,
    orders: orders.map(({ number, status, createdAt, total, reference, costCentre }) => ({
      number,
      status,
      createdAt,
      total,
      reference: reference ?? null,
      costCentre: costCentre ?? null,
    })),
  };
}
