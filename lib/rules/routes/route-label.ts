/** First parts of the storefront's addresses; what is not among them counts as one route. */
const routes: ReadonlySet<string> = new Set([
  '_next',
  'api',
  'auth',
  'backend',
  'framleidendur',
  'healthz',
  'karfa',
  'leit',
  'postlisti',
  'readyz',
  'samanburdur',
  'sitemap',
  'sitemap.xml',
  'solumenn',
  'vara',
  'voruflokkar',
  'voruflokkur',
]);

/** The route of an address, for numbers by route: `/vara` for every product. */
export function routeLabel(path: string): string {
  const [, first = ''] = /^\/([^/?#]*)/.exec(path) ?? [];
  if (first === '') return '/';
  return routes.has(first) ? `/${first}` : 'other';
}
