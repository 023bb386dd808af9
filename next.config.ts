import { join } from 'node:path';
import type { NextConfig } from 'next';
import { rewrites, redirects } from './app/addresses.ts';
import { securityHeaders } from './lib/rules/security/response-headers.ts';

const policyKey = 'Content-Security-Policy';

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run types` checks the whole repository; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
  // Component names in class names only help in development, and would be on every page.
  compiler: { styledComponents: { displayName: process.env.NODE_ENV === 'development', pure: true } },
  images: {
    loader: 'custom',
    loaderFile: './lib/io/images/image-loader.ts',
    deviceSizes: [640, 750, 828, 1080, 1200, 1920, 2048, 3840],
    imageSizes: [16, 32, 48, 64, 96, 128, 256, 384],
    qualities: [75],
  },
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: {
      'graphql-request': { browser: './lib/io/graphql-request-in-browser.ts' },
    },
  },
  // Rendered pages are stored compressed, outside the heap, and shared through Redis if configured.
  cacheHandler: join(import.meta.dirname, 'lib/page-cache/cache-handler.ts'),
  cacheMaxMemorySize: 0,
  // Seconds: caches in front may serve a page (fresh for 300 s) for 900 s more while they ask for it again.
  expireTime: 1_200,
  // The proxy must see which requests are navigations within the shop.
  skipProxyUrlNormalize: true,
  experimental: {
    // Few enough files for a first load, small enough that on-demand chunks repeat little (measured from 30 to 150 KB).
    turbopackChunking: { minChunkSize: 70_000 },
    // One file of styles for a page, nearly all of it wanted on the next one too: each further one is waited for before the first paint.
    cssChunking: { type: 'graph', requestCost: 1_000_000 },
  },
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers: securityHeaders.filter(({ key }) => key !== policyKey) },
      // What the backend answers has a policy of its own (lib/server/pass-to-backend.ts).
      {
        source: '/:path((?!backend/).*)',
        headers: securityHeaders.filter(({ key }) => key === policyKey),
      },
      // Their addresses hold a code that nobody else may learn.
      ...['/auth/reset-password', '/auth/email-link', '/auth/provider', '/auth/electronic'].map((source) => ({
        source,
        headers: [{ key: 'Referrer-Policy', value: 'no-referrer' }],
      })),
      // A window that comes back from a provider must still belong to the one that opened it, or nothing may close it.
      { source: '/auth/provider', headers: [{ key: 'Cross-Origin-Opener-Policy', value: 'unsafe-none' }] },
    ]),
  rewrites,
  redirects,
};

export default config;
