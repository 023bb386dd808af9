import {
  CmsNavigationDocument,
  CmsPageDocument,
  CmsPagesDocument,
  EmployeesDocument,
  OpeningHoursDocument,
} from '../../../graphql/generated/documents.ts';
import type { Check } from '../check.ts';
import { expectSame, requireGiven } from '../expect.ts';

/** Pages, menu, opening hours and staff. */
export const contentChecks: readonly Check[] = [
  {
    id: 'content.pages',
    calls: ['CmsPages', 'CmsPage'],
    says: 'Every page that is listed is answered, under the slug that it is listed with',
    async run(shop) {
      const { cmsPages } = await shop.guest().ask(CmsPagesDocument, {});
      for (const { slug, title } of cmsPages) {
        const { cmsPage } = await shop.guest().ask(CmsPageDocument, { slug });
        expectSame([cmsPage?.slug, cmsPage?.title], [slug, title], `the page ${slug}`);
      }
    },
  },
  {
    id: 'content.navigation',
    calls: ['CmsNavigation', 'Employees'],
    says: 'Menu and staff come in the shape of the contract, each entry with an id of its own',
    async run(shop) {
      const { cmsNavigation } = await shop.guest().ask(CmsNavigationDocument, {});
      const { employees } = await shop.guest().ask(EmployeesDocument, {});
      for (const entries of [cmsNavigation, employees])
        expectSame(new Set(entries.map(({ id }) => id)).size, entries.length, 'number of different ids');
    },
  },
  {
    id: 'content.hours',
    calls: ['OpeningHours'],
    says: 'Opening hours come for as many days as are asked for, from the day that is named',
    async run(shop) {
      const { openingHours } = await shop.guest().ask(OpeningHoursDocument, { from: '2026-12-23', days: 4 });
      const dates = openingHours.map(({ date }) => date);
      expectSame(dates, ['2026-12-23', '2026-12-24', '2026-12-25', '2026-12-26'], 'the days');
      const christmas = requireGiven(openingHours[2], 'no day');
      expectSame(christmas.day, 5, 'the weekday of 25 December 2026');
      for (const { opensAt, closesAt, isOpen } of openingHours)
        expectSame(opensAt !== null && closesAt !== null, isOpen, 'whether a day with hours is open');
    },
  },
];
