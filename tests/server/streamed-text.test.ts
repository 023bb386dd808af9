import { expect, it, vi } from 'vitest';
import { streamText } from '../../lib/server/streamed-text.ts';

it('writes part by part, no further than is taken', async () => {
  let made = 0;
  async function* parts(): AsyncGenerator<string> {
    for (; made < 1000; made += 1) yield `${made};`;
  }
  const answer = await streamText(parts(), 'text/plain', 60);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=60');
  const reader = answer.body?.getReader();
  await reader?.read();
  expect(made).toBeLessThan(10);
  await reader?.cancel();
  expect(made).toBeLessThan(10);
});

it('is whole when it is read to its end', async () => {
  async function* parts(): AsyncGenerator<string> {
    yield 'þ';
    yield 'æ';
  }
  expect(await (await streamText(parts(), 'text/plain', 60)).text()).toBe('þæ');
});

it('fails before anything is sent where what follows the head fails', async () => {
  async function* parts(): AsyncGenerator<string> {
    yield '<head>';
    yield await Promise.reject<string>(new Error('no backend'));
  }
  await expect(streamText(parts(), 'text/plain', 60)).rejects.toThrow('no backend');
});

it('breaks off where a later part fails, so that nobody takes it for whole', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  async function* parts(): AsyncGenerator<string> {
    yield '<head>';
    yield 'a';
    throw new Error('gone');
  }
  await expect((await streamText(parts(), 'text/plain', 60)).text()).rejects.toThrow('gone');
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});
