import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { readAlerts, setAlert } from './internal/alerts.ts';

export const alertResolvers: Resolvers = {
  Query: {
    productAlerts: (_, { productId }, context) => readAlerts(context, productId ?? null),
  },
  Mutation: {
    setProductAlert: (_, { productId, kind, isOn }, context) => setAlert(context, productId, kind, isOn),
  },
};
