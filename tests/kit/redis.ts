import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePorts, untilAccepts } from '../../scripts/test/servers.ts';

export interface TestRedis {
  url: string;
  /** Stops responding, connections stay open. */
  hang(): void;
  /** Responds again after `hang`. */
  resume(): void;
  /** Refuses connections from now on. */
  stop(): Promise<void>;
}

/**
 * A Redis for a test file that breaks it; one that only reads and writes may use TEST_REDIS_URL. The program is REDIS_SERVER (npm
 * test sets it), else redis-server on PATH.
 */
export async function startTestRedis(): Promise<TestRedis> {
  const [port = 0] = await freePorts(1);
  const program = process.env['REDIS_SERVER'] || 'redis-server';
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
  const server = spawn(program, options, { stdio: 'ignore' });
  const kill = (): boolean => server.kill('SIGKILL');
  process.once('exit', kill);
  const failed = once(server, 'error').then(([error]) => {
    throw new Error(`${program} could not be run: ${(error as Error).message}`);
  });
  failed.catch(() => undefined);
  await Promise.race([untilAccepts(port), failed]);
  return {
    url: `redis://127.0.0.1:${port}`,
    hang: () => void server.kill('SIGSTOP'),
    resume: () => void server.kill('SIGCONT'),
    stop: async () => {
      process.off('exit', kill);
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      kill();
      await ended;
    },
  };
}
