/**
 * Joins what the resolvers of one moment ask for into one `load`, so that a page of products costs as many
 * statements as one product. Answers are kept: make one for each request.
 */
export function batched<K, V>(
  load: (keys: K[]) => Promise<ReadonlyMap<K, V>>,
): (key: K) => Promise<V | undefined> {
  const answers = new Map<K, Promise<V | undefined>>();
  let waiting: { keys: K[]; loaded: Promise<ReadonlyMap<K, V>> } | null = null;

  const collect = (): { keys: K[]; loaded: Promise<ReadonlyMap<K, V>> } => {
    const keys: K[] = [];
    const loaded = nextTick().then(() => {
      waiting = null;
      return load(keys);
    });
    return { keys, loaded };
  };

  return (key) => {
    const known = answers.get(key);
    if (known) return known;
    waiting ??= collect();
    waiting.keys.push(key);
    const answer = waiting.loaded.then((found) => found.get(key));
    answers.set(key, answer);
    return answer;
  };
}

/** After all promises that are settled now have run: their resolvers may still ask. */
const nextTick = (): Promise<void> => new Promise((resolve) => process.nextTick(resolve));
