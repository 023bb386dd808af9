import {
  AgentCustomersDocument,
  CustomerInvoicesDocument,
  CustomerOrdersDocument,
  LastYearStatisticsDocument,
  ListingPageDocument,
  SearchHitsDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import {
  CategoriesDocument,
  CategoryDocument,
  type Operation,
  ProductPageDocument,
  SitemapProductsDocument,
  TopCategoriesDocument,
} from '../../../graphql/generated/documents.ts';
import { ask } from '../../cluster/ask.ts';
import { categoryLines } from '../../demo/category-lines.ts';

export interface Asking {
  backend: string;
  /** Sessions' cookie values; a guest's is empty. */
  agent: string;
  customer: string;
  /** Slug of the category with the most products. */
  category: string;
}

/** Milliseconds until the whole answer is there. */
async function timeAnswer<Data, Variables>(
  { backend }: Asking,
  session: string,
  query: Operation<Data, Variables>,
  variables: Variables,
): Promise<number> {
  const started = performance.now();
  const { data, errors } = await ask(backend, { session }, query, variables);
  if (!data) throw new Error(`A question failed: ${errors?.[0]?.message}`);
  return performance.now() - started;
}

const guest = '';
const agentsCustomers = {
  page: 1,
  pageSize: 15,
  sort: { column: 'name', sortDirection: 'Ascending' },
  isActive: true,
  isConfirmed: true,
} as const;

/** What pages ask the backend for, by the page; `round` counts from 0. */
export const questions: Record<string, (asking: Asking, round: number) => Promise<number>> = {
  'first page, new products': (asking) =>
    timeAnswer(asking, guest, ProductPageDocument, { query: { isNew: true, pageSize: 12 } }),
  'categories of every page': (asking) => timeAnswer(asking, guest, TopCategoriesDocument, {}),
  'a category with what is below it': (asking) =>
    timeAnswer(asking, guest, CategoryDocument, { slug: asking.category, isOverview: false }),
  'largest listing': (asking) =>
    timeAnswer(asking, guest, ListingPageDocument, { query: { categorySlug: asking.category } }),
  'largest listing by price, tenth page': (asking) =>
    timeAnswer(asking, guest, ListingPageDocument, {
      query: { categorySlug: asking.category, sort: 'PriceAscending', page: 10 },
    }),
  search: (asking, round) =>
    timeAnswer(asking, guest, SearchHitsDocument, { search: wordOf(round), pageSize: 6 }),
  'search that nobody asked within the minute': (asking, round) =>
    timeAnswer(asking, guest, SearchHitsDocument, { search: seldomText(round), pageSize: 6 }),
  'search, with its filters': (asking, round) =>
    timeAnswer(asking, guest, ListingPageDocument, { query: { search: wordOf(round), sort: 'Relevance' } }),
  'filtered search that nobody asked within the minute': (asking, round) =>
    timeAnswer(asking, guest, ListingPageDocument, {
      query: { search: seldomText(-1 - round), sort: 'Relevance' },
    }),
  orders: (asking) => timeAnswer(asking, asking.customer, CustomerOrdersDocument, {}),
  invoices: (asking) => timeAnswer(asking, asking.customer, CustomerInvoicesDocument, {}),
  "agent's customers": (asking, round) =>
    timeAnswer(asking, asking.agent, AgentCustomersDocument, { ...agentsCustomers, search: nameOf(round) }),
  statistics: (asking) => timeAnswer(asking, asking.customer, LastYearStatisticsDocument, {}),
  'category tree after a change, each 250 of it': timeTree,
};

/** Another in each round, from the end where it is below 0: what goods are called, as their categories are. */
const seldomText = (round: number): string => seldomTexts.at(round % seldomTexts.length) ?? '';
const seldomTexts = categoryLines().flatMap(({ parent, name }) => (parent === undefined ? [] : [name]));
const wordOf = (round: number): string =>
  ['hanskar', 'kaffi', 'ruslapokar', 'salernispappír'][round % 4] ?? '';
const nameOf = (round: number): string => ['jón', 'hvö', 'anna þórs', ''][round % 4] ?? '';

/** So many categories a small shop has in all. */
const categoriesCounted = 250;

/** Milliseconds for each 250 categories of the whole tree, which the storefront reads once after a change. */
async function timeTree({ backend }: Asking): Promise<number> {
  const started = performance.now();
  const { data } = await ask(backend, { session: guest }, CategoriesDocument, {});
  if (!data) throw new Error('The category tree is not answered');
  const ms = performance.now() - started;
  const second = data.categories.flatMap(({ children }) => children);
  const third = second.flatMap(({ children }) => children);
  return (ms * categoriesCounted) / (data.categories.length + second.length + third.length);
}

/** Milliseconds of each batch of 500 products, as the parts of the sitemap ask for them. */
export async function walkSitemap({ backend }: Asking): Promise<number[]> {
  const took: number[] = [];
  for (let after: string | null = null; ;) {
    const started = performance.now();
    const variables: { after: string | null; first: number } = { after, first: 500 };
    const { data } = await ask(backend, { session: guest }, SitemapProductsDocument, variables);
    const last = data?.productWalk.products.at(-1);
    if (!last) return took;
    took.push(performance.now() - started);
    after = last.id;
  }
}
