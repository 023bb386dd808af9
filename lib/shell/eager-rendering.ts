import { isRenderedWithinPress, startPressRendering } from './press-rendering.ts';

const messages = new MessageChannel();
const tasks: (() => void)[] = [];
messages.port1.addEventListener('message', () => tasks.shift()?.());
messages.port1.start();

function scheduleTask(task: () => void): void {
  if (isRenderedWithinPress()) return queueMicrotask(task);
  tasks.push(task);
  messages.port2.postMessage(null);
}

/**
 * React renders a change of route in tasks that it sends itself as messages, and after an input browsers deliver none before they
 * have drawn a frame, which shows nothing new yet. React calls this function where it finds it as it is loaded.
 */
Object.assign(globalThis, { setImmediate: scheduleTask });

/** What a press asks for now is rendered within its own task, so that the next frame shows it. */
export function renderBeforeNextFrame(): void {
  startPressRendering();
  // While a task of React waits to be run, it asks for no other one.
  for (const task of tasks.splice(0)) queueMicrotask(task);
}
