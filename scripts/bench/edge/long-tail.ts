import type { Expectation } from '../pages/load.ts';

/**
 * So many different addresses: each page of the shop, then in turn products that are not there, products and categories with a
 * parameter that means nothing.
 * @param mark tells the addresses of one round from those of another
 */
export function longTail(pages: readonly string[], count: number, mark: string): Expectation[] {
  const products = pages.filter((path) => path.startsWith('/vara/'));
  const categories = pages.filter((path) => path.startsWith('/voruflokkur/'));
  const addresses: Expectation[] = pages.slice(0, count).map((path) => ({ path, status: 200 }));
  for (let index = 0; addresses.length < count; index += 1) {
    const x = `${mark}${index}`;
    const found = (paths: readonly string[]): Expectation => ({
      path: `${paths[index % paths.length]}?x=${x}`,
      status: 200,
    });
    addresses.push({ path: `/vara/ekki-til-${x}`, status: 404 }, found(products), found(categories));
  }
  return addresses.slice(0, count);
}
