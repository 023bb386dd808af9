import 'server-only';
import { cache } from 'react';
import {
  CmsNavigationDocument,
  CmsPageDocument,
  CmsPagesDocument,
  EmployeesDocument,
  OpeningHoursDocument,
} from '../../graphql/generated/documents.ts';
import type { CmsPageQuery, OpeningHoursQuery } from '../../graphql/generated/operations.ts';
import { graphql } from '../io/graphql.ts';
import { cacheTable, cacheTags } from './cache-table.ts';
import { cachedRead } from './cached-read.ts';
import { productTags } from './product-tags.ts';

export type OpeningHours = OpeningHoursQuery['openingHours'][number];
export type CmsPage = NonNullable<CmsPageQuery['cmsPage']>;

export const readNavigation = cache(() =>
  cachedRead({
    rule: cacheTable.navigation,
    tags: [cacheTags.navigation],
    load: async () => (await graphql(CmsNavigationDocument, {})).cmsNavigation,
  }),
);

/**
 * Three weeks from today: enough while a page stays in a cache, and with an ordinary day of each weekday even when Christmas
 * Eve and New Year's Eve fall on the same one.
 */
export const readOpeningHours = cache(() =>
  cachedRead({
    rule: cacheTable.openingHours,
    tags: [cacheTags.openingHours],
    load: async () => (await graphql(OpeningHoursDocument, { days: 21 })).openingHours,
  }),
);

export const readEmployees = cache(() =>
  cachedRead({
    rule: cacheTable.employees,
    tags: [cacheTags.employees],
    load: async () => (await graphql(EmployeesDocument, {})).employees,
  }),
);

export const readCmsPages = cache(() =>
  cachedRead({
    rule: cacheTable.pages,
    tags: [cacheTags.pages],
    load: async () => (await graphql(CmsPagesDocument, {})).cmsPages,
  }),
);

/** Null when there is no such page. */
export const readCmsPage = cache((slug: string) =>
  cachedRead({
    rule: cacheTable.page,
    id: slug,
    tags: (page: CmsPage | null) => [cacheTags.content, cacheTags.page(slug), ...bandTags(page)],
    load: async () => (await graphql(CmsPageDocument, { slug })).cmsPage ?? null,
  }),
);

function bandTags(page: CmsPage | null): string[] {
  const blocks = page?.sections.flatMap((section) => section.blocks) ?? [];
  return blocks.flatMap((block) => {
    if (block.__typename === 'CmsProductBlock') return [cacheTags.catalogue, ...productTags(block.products)];
    return block.__typename === 'CmsCategoriesBlock' ? [cacheTags.categories] : [];
  });
}
