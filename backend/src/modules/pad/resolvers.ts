import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { toCart } from '../cart/to-cart.ts';
import { parseProductId, readProductsByIds } from '../catalogue/read-catalogue.ts';
import { addPadLines } from './add-pad-lines.ts';
import { readPadGoods } from './read-goods.ts';

export const padResolvers: Resolvers = {
  Query: {
    padGoods: (_, { after }, context) => readPadGoods(context, after ?? null),
  },
  Mutation: {
    addPadToCart: async (_, input, context) => {
      const { cart, lines } = await addPadLines(context, input);
      const idsOf = ({ productId, candidateIds }: (typeof lines)[number]): number[] =>
        [...candidateIds, parseProductId(productId)].filter((id) => id !== null);
      const ids = [...new Set(lines.flatMap(idsOf))];
      const products = new Map(
        (await readProductsByIds(context.db, ids, false)).map((product) => [product.id, product]),
      );
      return {
        cart: await toCart(context.db, context.visitor, cart),
        lines: lines.map((line) => ({
          code: line.code,
          outcome: line.outcome,
          added: line.added,
          problem: line.problem,
          products: idsOf(line).flatMap((id) => products.get(id) ?? []),
        })),
      };
    },
  },
};
