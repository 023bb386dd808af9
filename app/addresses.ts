import type { NextConfig } from 'next';
import { listingKeys } from '../lib/catalogue/clean-address.ts';
import { frontPageSlug } from '../lib/rules/routes/addresses.ts';

type Rewrites = NonNullable<NextConfig['rewrites']>;
type Redirects = NonNullable<NextConfig['redirects']>;

const listingSources = ['/voruflokkur/:slug', '/framleidendur/:slug'];

/**
 * The front page is a page of the content system like any other, made at its first request; a listing whose query
 * says how it is sorted, filtered or paged is another route, so that the plain one stays regenerated.
 */
export const rewrites: Rewrites = () =>
  Promise.resolve({
    beforeFiles: [
      { source: '/', destination: `/${frontPageSlug}` },
      ...listingSources.flatMap((source) =>
        listingKeys.map((key) => ({
          source,
          has: [{ type: 'query' as const, key }],
          destination: `/sia${source}`,
        })),
      ),
    ],
    afterFiles: [],
    fallback: [],
  });

/** Addresses that exist only as targets of rewrites redirect to their public form. */
export const redirects: Redirects = () =>
  Promise.resolve([
    { source: `/${frontPageSlug}`, destination: '/', permanent: true },
    { source: '/sia/:path+', destination: '/:path+', permanent: true },
  ]);
