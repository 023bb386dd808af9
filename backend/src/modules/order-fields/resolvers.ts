import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { orderFieldNames } from '../../../../lib/rules/orders/order-fields.ts';
import type { Database } from '../../db/connect.ts';
import { requireAbility } from '../session/abilities.ts';
import { readOrderFields } from './order-fields.ts';
import { setOrderFields } from './set-order-fields.ts';

const toFields = async (db: Database, customerId: number) =>
  (await readOrderFields(db, customerId)).map((field) => ({ ...field, name: orderFieldNames[field.kind] }));

export const orderFieldResolvers: Resolvers = {
  Query: {
    orderFields: (_, _args, context) =>
      toFields(context.db, requireAbility(context, 'manage-employees').customerId),
    wantedOrderFields: (_, _args, context) => {
      const { customerId, billToId } = requireAbility(context, 'order');
      return toFields(context.db, billToId ?? customerId);
    },
  },
  Mutation: {
    setOrderFields: async (_, { fields }, context) =>
      toFields(context.db, await setOrderFields(context, fields)),
  },
};
