/** Where a page cannot be rendered this fast, what is left of it gives way to input again, ms. */
const longestMs = 100;

let eagerUntil = 0;
const messages = new MessageChannel();
const tasks: (() => void)[] = [];
messages.port1.addEventListener('message', () => tasks.shift()?.());
messages.port1.start();

function scheduleTask(task: () => void): void {
  if (performance.now() < eagerUntil) return queueMicrotask(task);
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
  eagerUntil = performance.now() + longestMs;
  requestAnimationFrame(() => (eagerUntil = 0));
}
