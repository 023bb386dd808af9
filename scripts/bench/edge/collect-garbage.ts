import { setTimeout as delay } from 'node:timers/promises';

/** Where a Node process listens once SIGUSR1 asked it to be inspected. */
const inspector = 'http://127.0.0.1:9229';
/** How long it may take to open and to close (ms). */
const patienceMs = 5_000;

interface Reply {
  readonly id: number;
  readonly result?: { readonly result?: { readonly value?: unknown } };
}

/**
 * Makes a running Node process collect its garbage.
 * @returns MB that its objects and buffers take afterwards
 * @throws Error when it cannot be inspected
 */
export async function collectGarbage(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await debuggerUrl());
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`Process ${pid} cannot be inspected`)));
  });
  const call = caller(socket);
  const evaluate = async (expression: string) =>
    (await call('Runtime.evaluate', { expression })).result?.result?.value;
  try {
    if ((await evaluate('process.pid')) !== pid) throw new Error(`${inspector} inspects another process`);
    // What the first leaves to be finalised is collected by the next.
    for (let round = 0; round < 3; round += 1) {
      await call('HeapProfiler.collectGarbage');
      await delay(200);
    }
    const bytes = await evaluate('(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())');
    return Number(bytes) / 1024 ** 2;
  } finally {
    // After its answer: closing at once would cut it off.
    await evaluate("void setTimeout(() => process.getBuiltinModule('inspector').close(), 50)");
    socket.close();
    await delay(500);
  }
}

async function debuggerUrl(): Promise<string> {
  for (let waited = 0; waited < patienceMs; waited += 100) {
    const answer = await fetch(`${inspector}/json/list`).catch(() => undefined);
    const [target] = ((await answer?.json()) ?? []) as { webSocketDebuggerUrl: string }[];
    if (target) return target.webSocketDebuggerUrl;
    await delay(100);
  }
  throw new Error(`Nothing is to be inspected at ${inspector}`);
}

function caller(socket: WebSocket) {
  let last = 0;
  const waiting = new Map<number, (reply: Reply) => void>();
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply;
    waiting.get(reply.id)?.(reply);
    waiting.delete(reply.id);
  });
  return (method: string, params: object = {}): Promise<Reply> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}
