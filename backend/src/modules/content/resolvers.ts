import type { Resolvers } from '../../../../graphql/generated/resolvers.ts';
import { seesPrices } from '../session/abilities.ts';
import { openingHoursFrom } from './internal/opening-hours.ts';
import {
  bandProducts,
  blockCategories,
  navigation,
  pageBySlug,
  pageNames,
  salesStaff,
} from './website-content.ts';

const week = 7;

export const contentResolvers: Resolvers = {
  Query: {
    cmsNavigation: (_root, _args, { db }) => navigation(db),
    openingHours: (_root, { from, days }, { db }) =>
      openingHoursFrom(db, from ?? null, days ?? week, new Date()),
    cmsPage: (_root, { slug }, { db }) => pageBySlug(db, slug),
    cmsPages: (_root, _args, { db }) => pageNames(db),
    employees: (_root, _args, { db }) => salesStaff(db),
  },
  CmsProductBlock: {
    products: (block, _args, { db, visitor }) => bandProducts(db, block, !seesPrices(visitor)),
  },
  CmsCategoriesBlock: {
    categories: (block, _args, { db }) => blockCategories(db, block),
  },
};
