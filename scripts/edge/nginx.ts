import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type Child, ChildFailure, keeper, startChild } from '../shop/children.ts';
import { accepts } from '../test/servers.ts';
import { type EdgeSettings, renderEdgeConfig } from './render-config.ts';

interface Edge {
  readonly child: Child;
  /** Takes other storefronts or backends; requests on their way end where they began. */
  reload(settings: EdgeSettings): Promise<void>;
  /** Process ids of nginx, its workers' too. */
  pids(): number[];
}

/** How long nginx may take to listen or to take a new configuration, and how often it is looked at (ms). */
const startTimeoutMs = 10_000;
const pollMs = 20;

/** @param program path of nginx. @throws Error when it does not listen in time */
export async function startEdge(program: string, settings: EdgeSettings): Promise<Edge> {
  const config = join(settings.runDir, 'nginx.conf');
  mkdirSync(settings.runDir, { recursive: true });
  writeFileSync(config, renderEdgeConfig(settings));
  const child = startChild({
    name: 'nginx',
    args: [keeper, '-', '-', program, '-p', settings.runDir, '-c', config, '-g', 'daemon off;'],
    env: {},
    log: join(settings.runDir, 'nginx.log'),
  });
  const port = Number(settings.listen.split(':').at(-1));
  const ended = child.ended.then(() => {
    throw new ChildFailure(child, 'ended before it listened');
  });
  ended.catch(() => undefined);
  await Promise.race([until(() => accepts(port), `nginx does not listen on ${settings.listen}`), ended]);
  return {
    child,
    pids: () => [masterOf(settings), ...workersOf(settings)].map(Number),
    reload: async (next) => {
      writeFileSync(config, renderEdgeConfig(next));
      const before = workersOf(settings);
      process.kill(Number(masterOf(settings)), 'SIGHUP');
      await until(() => workersOf(settings).some((pid) => !before.includes(pid)), 'nginx did not reload');
    },
  };
}

function masterOf({ runDir }: EdgeSettings): string {
  return readFileSync(join(runDir, 'nginx.pid'), 'utf8').trim();
}

/** Process ids of nginx's workers. */
function workersOf(settings: EdgeSettings): string[] {
  const master = masterOf(settings);
  const children = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8');
  return children.trim().split(' ');
}

async function until(isTrue: () => boolean | Promise<boolean>, problem: string): Promise<void> {
  for (let waited = 0; waited < startTimeoutMs; waited += pollMs) {
    if (await isTrue()) return;
    await delay(pollMs);
  }
  throw new Error(problem);
}
