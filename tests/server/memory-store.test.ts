import { expect, it } from 'vitest';
import { createMemoryStore } from '../../lib/server/memory-store.ts';

const hour = { seconds: 3600, tags: [] };

it('answers what was written, and nothing for another key', async () => {
  const store = createMemoryStore();
  await store.write('a', '1', hour);
  expect(await store.read('a')).toBe('1');
  expect(await store.read('b')).toBeUndefined();
});

it('forgets what has outlived its seconds', async () => {
  const store = createMemoryStore();
  await store.write('a', '1', { seconds: 0, tags: [] });
  expect(await store.read('a')).toBeUndefined();
});

it('drops what was not used longest when it is full', async () => {
  const store = createMemoryStore(10);
  await store.write('a', 'aaaa', hour);
  await store.write('b', 'bbbb', hour);
  await store.read('a');
  await store.write('c', 'cccc', hour);
  expect(await store.read('a')).toBe('aaaa');
  expect(await store.read('b')).toBeUndefined();
  expect(await store.read('c')).toBe('cccc');
});

it('counts a key that is written again once', async () => {
  const store = createMemoryStore(10);
  for (let round = 0; round < 5; round += 1) await store.write('a', 'aaaa', hour);
  await store.write('b', 'bbbb', hour);
  expect(await store.read('a')).toBe('aaaa');
});

it('keeps nothing that is larger than all of it, and drops nothing for that', async () => {
  const store = createMemoryStore(10);
  await store.write('a', 'aaaa', hour);
  await store.write('b', 'old', hour);
  await store.write('b', 'b'.repeat(11), hour);
  expect(await store.read('a')).toBe('aaaa');
  expect(await store.read('b')).toBeUndefined();
});

it('throws out everything with one of the tags', async () => {
  const store = createMemoryStore();
  await store.write('a', '1', { seconds: 60, tags: ['x', 'y'] });
  await store.write('b', '2', { seconds: 60, tags: ['z'] });
  await store.removeTagged(['y']);
  expect(await store.read('a')).toBeUndefined();
  expect(await store.read('b')).toBe('2');
});
