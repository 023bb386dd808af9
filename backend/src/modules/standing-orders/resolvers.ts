import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { changeDay, skipDay } from './internal/change-day.ts';
import { readChoices, readStandingOrder, readStandingOrders } from './internal/read.ts';
import {
  createStandingOrder,
  endStandingOrder,
  pauseStandingOrder,
  updateStandingOrder,
} from './standing-orders.ts';

export const standingOrderResolvers: Resolvers = {
  Query: {
    standingOrders: (_root, _args, context) => readStandingOrders(context),
    standingOrder: (_, { standingOrderId }, context) => readStandingOrder(context, standingOrderId),
    standingOrderChoices: (_root, _args, context) => readChoices(context),
  },
  Mutation: {
    createStandingOrder: (_, { key, input }, context) => createStandingOrder(context, key, input),
    updateStandingOrder: (_, { standingOrderId, input }, context) =>
      updateStandingOrder(context, standingOrderId, input),
    changeStandingOrderDay: (_, { standingOrderId, date, lines }, context) =>
      changeDay(context, standingOrderId, date, lines ?? null),
    skipStandingOrderDay: (_, { standingOrderId, date, isSkipped }, context) =>
      skipDay(context, standingOrderId, date, isSkipped),
    pauseStandingOrder: (_, { standingOrderId, isPaused }, context) =>
      pauseStandingOrder(context, standingOrderId, isPaused),
    endStandingOrder: (_, { standingOrderId }, context) => endStandingOrder(context, standingOrderId),
  },
};
