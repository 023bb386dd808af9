import type { GraphQLFieldResolver } from 'graphql';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';

/**
 * All that a purchasing system's visit may read: goods, content, whose cart it is, and that cart. What is missing here is refused,
 * whatever the person behind the system's access may.
 */
const visitQueries = new Set([
  'authenticatedCustomer',
  'brands',
  'cart',
  'categories',
  'category',
  'categoryAddress',
  'cmsNavigation',
  'cmsPage',
  'cmsPages',
  'employees',
  'openingHours',
  'ownNumberMatches',
  'product',
  'productAddress',
  'productGroup',
  'productPage',
  'productWalk',
  'productsByCodes',
  'savedItems',
]);

/** All that it may change: its own cart, unless the system only looks at one. */
const visitMutations = new Set([
  'acceptCartPrices',
  'addLinesToCart',
  'addToCart',
  'removeFromCart',
  'updateCart',
]);

type Field = GraphQLFieldResolver<unknown, Context>;
type Types = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The same resolvers, which refuse visits of purchasing systems all but what stands above. */
export function limitVisits({ Query = {}, Mutation = {}, ...types }: Types): Types {
  return {
    ...types,
    Query: guardFields(Query, (name) => visitQueries.has(name)),
    Mutation: guardFields(Mutation, (name, isReadOnly) => !isReadOnly && visitMutations.has(name)),
  };
}

function guardFields(
  fields: Types[string],
  mayVisit: (name: string, isReadOnly: boolean) => boolean,
): Record<string, Field> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, resolve]) => [
      name,
      (source, args, context, info) => {
        const visit = context.visitor.session?.punchOut;
        if (visit && !mayVisit(name, visit.isReadOnly))
          throw new ShopError('PERMISSION_DENIED', visitMessage);
        return (resolve as Field)(source, args, context, info);
      },
    ]),
  );
}

const visitMessage = 'Þetta er ekki hægt meðan verslað er úr innkaupakerfi.';
