import { setTimeout as delay } from 'node:timers/promises';

/** Where Node opens its inspector when a process is sent SIGUSR1. */
const inspector = 'http://127.0.0.1:9229/json';
const openAttempts = 50;
const attemptMs = 100;
/** A first collection leaves what finalizers hold. */
const collections = 3;

/**
 * MB that a Node process cannot give back: its heap and its buffers after full collections. Resident memory follows this one
 * only within hours, since V8 keeps room that it may need again.
 * @throws Error when its inspector does not open
 */
export async function liveMemoryOf(pid: number): Promise<number> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await inspectorAddress());
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  const evaluate = (expression: string) => call(socket, 'Runtime.evaluate', { expression });
  await call(socket, 'HeapProfiler.enable');
  for (let time = 0; time < collections; time += 1) await call(socket, 'HeapProfiler.collectGarbage');
  const { result } = await evaluate('(({heapUsed,external})=>heapUsed+external)(process.memoryUsage())');
  // Another process opens its own at the same address.
  const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
  await evaluate("setTimeout(()=>process.getBuiltinModule('node:inspector').close())");
  await closed;
  return Number(result?.value) / 1024 ** 2;
}

async function inspectorAddress(): Promise<string> {
  for (let attempt = 0; attempt < openAttempts; attempt += 1) {
    const answer = await fetch(inspector).catch(() => null);
    const [target] = answer ? ((await answer.json()) as { webSocketDebuggerUrl: string }[]) : [];
    if (target) return target.webSocketDebuggerUrl;
    await delay(attemptMs);
  }
  throw new Error(`No inspector opens at ${inspector}`);
}

interface Answer {
  id: number;
  result: { result?: { value: unknown } };
}

let lastId = 0;

function call(socket: WebSocket, method: string, params: object = {}): Promise<Answer['result']> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const listen = ({ data }: MessageEvent): void => {
      const answer = JSON.parse(String(data)) as Answer;
      if (answer.id !== id) return;
      socket.removeEventListener('message', listen);
      resolve(answer.result);
    };
    socket.addEventListener('message', listen);
    socket.send(JSON.stringify({ id, method, params }));
  });
}
