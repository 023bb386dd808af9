import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectPostgres } from '../../backend/src/db/connect.ts';
import {
  BrandsDocument,
  CategoriesDocument,
  SitemapProductsDocument,
} from '../../graphql/generated/documents.ts';
import {
  AccountStatementDocument,
  CustomerInvoicesDocument,
  CustomerOrdersDocument,
  LastYearStatisticsDocument,
  ListingPageDocument,
} from '../../graphql/generated/documents-on-demand.ts';
import { type Answer, ask } from '../../scripts/cluster/ask.ts';
import type { Buyer, Cluster } from '../../scripts/cluster/cluster.ts';
import { reports } from '../../scripts/test/steps.ts';
import { loadLines, productLine } from '../kit/catalogue.ts';

/** A product that the shop's own search finds, also by a misspelt word. */
export async function importGloves({ databaseUrl }: Cluster): Promise<void> {
  const connection = connectPostgres(databaseUrl, 2);
  try {
    await loadLines(connection.db, [productLine({ name: 'Gúmmíhanskar' })]);
  } finally {
    await connection.close();
  }
}

/**
 * Reads everything that is read from a replica, once from each backend.
 * @returns what was not answered as expected, or not by the replica
 */
export async function readAllLists({ backends }: Cluster, buyer: Buyer): Promise<string[]> {
  const wrong: string[] = [];
  for (const backend of backends) {
    const guest = { session: '' };
    const expect = (what: string, { errors }: Answer<unknown>, isRight = true): void => {
      if (errors || !isRight)
        wrong.push(`${what}: ${errors?.[0]?.extensions.code ?? 'not the expected answer'}`);
    };
    for (const search of ['gúmmíhanskar', 'gúmmíhnaskar', 'gúm']) {
      const found = await ask(backend, guest, ListingPageDocument, { query: { search } });
      expect(`searching ${search}`, found, found.data?.productPage.total === 1);
    }
    expect('a listing', await ask(backend, guest, ListingPageDocument, { query: { sort: 'Popular' } }));
    expect('categories', await ask(backend, guest, CategoriesDocument, {}));
    expect('brands', await ask(backend, guest, BrandsDocument, {}));
    expect('the sitemap', await ask(backend, guest, SitemapProductsDocument, { after: null, first: 5 }));
    expect('orders', await ask(backend, buyer, CustomerOrdersDocument, { filter: { search: 'vara' } }));
    expect(
      'invoices',
      await ask(backend, buyer, CustomerInvoicesDocument, { filter: { status: 'Overdue' } }),
    );
    expect('statistics', await ask(backend, buyer, LastYearStatisticsDocument, {}));
    const period = { from: '2026-01-01', to: '2026-12-31' };
    expect('a statement', await ask(backend, buyer, AccountStatementDocument, period));
    const log = readFileSync(join(reports, `logs/cluster-${new URL(backend).port}.log`), 'utf8');
    if (log.includes('failed on the replica')) wrong.push(`the primary had to answer: ${log.slice(0, 500)}`);
  }
  return wrong;
}
