import { expect, it } from 'vitest';
import { createBreaker, BreakerOpen } from '../../lib/server/breaker.ts';

const fails = () => Promise.reject(new Error('down'));
const works = () => Promise.resolve('up');

it('opens after five failures in a row and lets one call try after five seconds', async () => {
  let now = 0;
  const call = createBreaker(() => now);
  for (let round = 0; round < 5; round += 1) await expect(call(fails)).rejects.toThrow('down');
  await expect(call(works)).rejects.toThrow(BreakerOpen);
  now = 4_999;
  await expect(call(works)).rejects.toThrow(BreakerOpen);
  now = 5_000;
  const trial = call(works);
  await expect(call(works)).rejects.toThrow(BreakerOpen);
  expect(await trial).toBe('up');
  expect(await call(works)).toBe('up');
});

it('stays closed while failures do not follow each other', async () => {
  const call = createBreaker();
  for (let round = 0; round < 10; round += 1) {
    await expect(call(fails)).rejects.toThrow('down');
    expect(await call(works)).toBe('up');
  }
});

it('opens again at once when the trial fails', async () => {
  let now = 0;
  const call = createBreaker(() => now);
  for (let round = 0; round < 5; round += 1) await expect(call(fails)).rejects.toThrow('down');
  now = 5_000;
  await expect(call(fails)).rejects.toThrow('down');
  await expect(call(works)).rejects.toThrow(BreakerOpen);
});

it('counts an error that is an answer as none, and begins the row again', async () => {
  const call = createBreaker(Date.now, (error) => error instanceof Error && error.message === 'down');
  const answers = () => Promise.reject(new Error('not found'));
  for (let round = 0; round < 4; round += 1) await expect(call(fails)).rejects.toThrow('down');
  await expect(call(answers)).rejects.toThrow('not found');
  await expect(call(fails)).rejects.toThrow('down');
  expect(await call(works)).toBe('up');
});

it('lets another call try five seconds after one that has not ended', async () => {
  let now = 0;
  const call = createBreaker(() => now);
  for (let round = 0; round < 5; round += 1) await expect(call(fails)).rejects.toThrow('down');
  now = 5_000;
  void call(() => new Promise(() => undefined));
  now = 9_999;
  await expect(call(works)).rejects.toThrow(BreakerOpen);
  now = 10_000;
  expect(await call(works)).toBe('up');
});
