import { once } from 'node:events';
import { expect, it } from 'vitest';
import { timeLimitSignal, withinTimeLimit } from '../../lib/io/time-limit.ts';

function keepBusy(ms: number): void {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

it('a process that was busy looks at what came in before it counts the time', async () => {
  // The answer is there at once, but nobody looks.
  const answer = new Promise((resolve) => setImmediate(resolve, 'answer'));
  const limited = withinTimeLimit(answer, 50);
  keepBusy(200);
  expect(await limited).toBe('answer');
});

it('what does not come is late', async () => {
  await expect(withinTimeLimit(new Promise(() => undefined), 20)).rejects.toThrow('timed out');
  const signal = timeLimitSignal(20);
  await once(signal, 'abort');
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});
