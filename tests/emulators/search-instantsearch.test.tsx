// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { liteClient } from 'algoliasearch/lite';
import {
  ClearRefinements,
  Configure,
  Highlight,
  HitsPerPage,
  InfiniteHits,
  InstantSearch,
  Pagination,
  RefinementList,
  RelatedProducts,
  SearchBox,
  SortBy,
  Stats,
} from 'react-instantsearch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import '../kit/components.ts';
import {
  appID,
  createIndex,
  product,
  searchFolder,
  type SearchServer,
  securedKey,
  startSearch,
} from './search-server.ts';

const place = searchFolder();
let server: SearchServer;
let shop: string;

beforeAll(async () => {
  server = await startSearch(place.folder);
  const brands = ['Tork', 'Strokka', 'Mjúkull'];
  shop = await createIndex(
    server,
    [
      ...Array.from({ length: 30 }, (_, at) =>
        product(String(at), `Klútur ${at}`, { brand: brands[at % 3], price: at, categories: ['klutar'] }),
      ),
      product('x', 'Fata <b>rauð</b>', {
        brand: 'Tork',
        price: 99,
        categories: ['fotur'],
        visibleByGuest: true,
      }),
      product('y', 'Fata leynd', { brand: 'Leynd', price: 98, visibleByGuest: false }),
    ],
    {
      searchableAttributes: ['name'],
      attributesForFaceting: ['searchable(brand)', 'categories', 'filterOnly(visibleByGuest)'],
      customRanking: ['asc(price)'],
    },
  );
  await server.admin.setSettings({ indexName: shop, indexSettings: { replicas: [`${shop}_dyrast`] } });
  await server.admin.setSettings({
    indexName: `${shop}_dyrast`,
    indexSettings: { ranking: ['desc(price)'] },
  });
});
afterAll(async () => {
  await server.stop();
  place.remove();
});

const Hit = ({ hit }: { hit: never }) => <Highlight attribute="name" hit={hit} />;
const RelatedItem = ({ item }: { item: { objectID: string } }) => <span>{`lík ${item.objectID}`}</span>;

function Shop() {
  const key = securedKey({ filters: 'visibleByGuest:true' });
  return (
    <InstantSearch searchClient={liteClient(appID, key, { hosts: server.hosts })} indexName={shop}>
      <Configure clickAnalytics />
      <SearchBox placeholder="Leit" />
      <SortBy
        items={[
          { label: 'Ódýrast', value: shop },
          { label: 'Dýrast', value: `${shop}_dyrast` },
        ]}
      />
      <HitsPerPage items={[{ label: '20', value: 20, default: true }]} />
      <RefinementList attribute="brand" searchable searchablePlaceholder="Framleiðandi" />
      <ClearRefinements />
      <Stats translations={{ rootElementText: ({ nbHits }) => `${nbHits} vörur` }} />
      <InfiniteHits hitComponent={Hit as never} />
      <Pagination />
      <RelatedProducts objectIDs={['0']} limit={1} itemComponent={RelatedItem} />
    </InstantSearch>
  );
}

test('InstantSearch searches, refines, sorts and recommends through the emulator', async () => {
  const user = userEvent.setup();
  render(<Shop />);
  expect(await screen.findByText('31 vörur')).toBeTruthy();
  expect(screen.queryByText('Leynd')).toBeNull();
  expect(await screen.findByText(/^lík \d+$/)).toBeTruthy();

  await user.click(screen.getByRole('checkbox', { name: /Tork/ }));
  expect(await screen.findByText('11 vörur')).toBeTruthy();
  // Disjunctive: the other brands keep their counts.
  expect(screen.getByRole('checkbox', { name: /Strokka/ }).closest('label')?.textContent).toContain('10');
  await user.click(screen.getByRole('checkbox', { name: /Strokka/ }));
  expect(await screen.findByText('21 vörur')).toBeTruthy();

  await user.type(screen.getByPlaceholderText('Leit'), 'fta');
  expect(await screen.findByText('0 vörur')).toBeTruthy();
  await user.clear(screen.getByPlaceholderText('Leit'));
  await user.type(screen.getByPlaceholderText('Leit'), 'fata');
  expect(await screen.findByText('1 vörur')).toBeTruthy();
  // The answer to the last letter: the one before it also found one.
  expect((await screen.findByText('Fata')).tagName).toBe('MARK');
  expect(document.body.textContent).toContain('Fata <b>rauð</b>');
  await user.clear(screen.getByPlaceholderText('Leit'));

  const [sorting] = screen.getAllByRole('combobox');
  await user.selectOptions(sorting!, 'Dýrast');
  await waitFor(() =>
    expect(document.querySelector('.ais-InfiniteHits-item')?.textContent).toBe('Fata <b>rauð</b>'),
  );

  await user.type(screen.getByPlaceholderText('Framleiðandi'), 'mju');
  await waitFor(() => expect(screen.getByText('Mjú').tagName).toBe('MARK'));
});
