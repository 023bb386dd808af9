import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { seesPrices } from '../session/abilities.ts';
import { listDatabase } from '../session/list-database.ts';
import { readOpeningHours } from './internal/opening-hours.ts';
import {
  readBandProducts,
  readBlockCategories,
  readNavigation,
  readPageBySlug,
  readPageNames,
  readSalesStaff,
} from './website-content.ts';

const week = 7;

export const contentResolvers: Resolvers = {
  Query: {
    cmsNavigation: (_root, _args, { db }) => readNavigation(db),
    openingHours: (_root, { from, days }, { db }) =>
      readOpeningHours(db, from ?? null, days ?? week, new Date()),
    cmsPage: (_root, { slug }, { db }) => readPageBySlug(db, slug),
    cmsPages: (_root, _args, { db }) => readPageNames(db),
    employees: (_root, _args, { db }) => readSalesStaff(db),
  },
  CmsProductBlock: {
    products: (block, _args, context) =>
      readBandProducts(listDatabase(context), block, !seesPrices(context.visitor)),
  },
  CmsCategoriesBlock: {
    categories: (block, _args, context) => readBlockCategories(listDatabase(context), block),
  },
};
