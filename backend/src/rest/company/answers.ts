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
    lines: found.items.map(({ sku, name, quantity, unitPrice, price }) => ({
      sku,
      name,
      quantity,
      unitPrice,
      price,
    })),
    documents: found.documents.map(({ number }) => number),
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
