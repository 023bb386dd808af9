import { liteClient } from 'algoliasearch/lite';
import { afterEach, expect, it, vi } from 'vitest';
import { createHostMemory, toSearchHosts } from '../../lib/rules/routes/search-hosts.ts';

/** The hosts that were asked, of which the first hangs until its time is up. */
function clientOfTwo() {
  const asked: string[] = [];
  const client = liteClient('APP', 'key', {
    hosts: toSearchHosts(['https://one.test', 'https://two.test/path/']) ?? [],
    hostsCache: createHostMemory(),
    requester: {
      send({ url }) {
        const { host, pathname } = new URL(url);
        asked.push(host + pathname);
        return Promise.resolve(
          host === 'one.test'
            ? { status: 0, content: '', isTimedOut: true }
            : { status: 200, content: '{"results":[]}', isTimedOut: false },
        );
      },
    },
  });
  return { asked, search: () => client.search({ requests: [{ indexName: 'vorur', query: 'kaffi' }] }) };
}

afterEach(() => void vi.useRealTimers());

it('asks the next host where one does not answer, and begins with that for two minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { asked, search } = clientOfTwo();
  const [one, two] = ['one.test/1/indexes/*/queries', 'two.test/path/1/indexes/*/queries'];
  await search();
  expect(asked).toEqual([one, two]);
  await search();
  expect(asked).toEqual([one, two, two]);
  vi.setSystemTime(Date.now() + 2 * 60_000 + 1);
  await search();
  expect(asked).toEqual([one, two, two, one, two]);
});

it('leaves the provider’s own hosts where none is configured', () => {
  expect(toSearchHosts([])).toBeUndefined();
});
