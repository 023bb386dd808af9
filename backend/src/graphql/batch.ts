import DataLoader from 'dataloader';

/**
 * Batches the keys that resolvers request in one tick into one `load`, so that a page of products costs as many statements as one
 * product. Results are cached: create one per request.
 */
export function createBatchLoader<K, V>(
  load: (keys: K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  const loader = new DataLoader<K, V | undefined>(async (keys) => {
    const value = await load([...keys]);
    return keys.map((key) => value.get(key));
  });
  return (key) => loader.load(key);
}
