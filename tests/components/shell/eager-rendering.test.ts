import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** What React finds as it is loaded; the test's own one is given back. */
async function loadScheduling() {
  const { setImmediate: own } = globalThis;
  vi.resetModules();
  const { renderBeforeNextFrame } = await import('../../../lib/shell/eager-rendering.ts');
  const { leaveRestToNextFrame } = await import('../../../lib/shell/press-rendering.ts');
  const scheduleTask: (task: () => void) => void = globalThis.setImmediate;
  globalThis.setImmediate = own;
  return { scheduleTask, renderBeforeNextFrame, leaveRestToNextFrame };
}

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((onFrame) => frames.push(onFrame));
});
afterEach(() => vi.restoreAllMocks());

async function isRunAtOnce(scheduleTask: (task: () => void) => void): Promise<boolean> {
  const task = vi.fn<() => void>();
  scheduleTask(task);
  expect(task).not.toHaveBeenCalled();
  await Promise.resolve();
  const isRun = task.mock.calls.length > 0;
  await vi.waitFor(() => expect(task).toHaveBeenCalledOnce());
  return isRun;
}

it('lets the browser in before each task', async () => {
  const { scheduleTask } = await loadScheduling();
  expect(await isRunAtOnce(scheduleTask)).toBe(false);
});

it('runs what a press asks for within its task, until the next frame', async () => {
  const { scheduleTask, renderBeforeNextFrame } = await loadScheduling();
  renderBeforeNextFrame();
  expect(await isRunAtOnce(scheduleTask)).toBe(true);
  expect(await isRunAtOnce(scheduleTask)).toBe(true);
  for (const onFrame of frames) onFrame(performance.now());
  expect(await isRunAtOnce(scheduleTask)).toBe(false);
});

it('runs within the press what waited for its turn already, once', async () => {
  const { scheduleTask, renderBeforeNextFrame } = await loadScheduling();
  const waiting = vi.fn<() => void>();
  scheduleTask(waiting);
  renderBeforeNextFrame();
  await Promise.resolve();
  expect(waiting).toHaveBeenCalledOnce();
  const next = vi.fn<() => void>();
  for (const onFrame of frames) onFrame(performance.now());
  scheduleTask(next);
  await vi.waitFor(() => expect(next).toHaveBeenCalledOnce());
  expect(waiting).toHaveBeenCalledOnce();
});

it('lets the browser paint before it runs what comes after the page', async () => {
  const { scheduleTask, renderBeforeNextFrame, leaveRestToNextFrame } = await loadScheduling();
  renderBeforeNextFrame();
  leaveRestToNextFrame();
  expect(await isRunAtOnce(scheduleTask)).toBe(false);
});

it('lets the browser in again where a page takes longer than 100 ms', async () => {
  const { scheduleTask, renderBeforeNextFrame } = await loadScheduling();
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  renderBeforeNextFrame();
  clock.mockReturnValue(1_099);
  expect(await isRunAtOnce(scheduleTask)).toBe(true);
  clock.mockReturnValue(1_100);
  expect(await isRunAtOnce(scheduleTask)).toBe(false);
});

it('runs tasks in the order in which they were asked for', async () => {
  const { scheduleTask } = await loadScheduling();
  const order: number[] = [];
  scheduleTask(() => order.push(1));
  scheduleTask(() => order.push(2));
  await vi.waitFor(() => expect(order).toEqual([1, 2]));
});
