import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lastLines, startChild, untilReady } from '../../scripts/shop/children.ts';
import { busyPorts } from '../../scripts/shop/ports.ts';
import { defaultPorts, type Ports } from '../../scripts/shop/variables.ts';
import { freePorts } from '../../scripts/test/servers.ts';
import { eventually } from '../kit/eventually.ts';

const folder = mkdtempSync(join(tmpdir(), 'vorulind-children-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Ports that a test does not check: 0 is always free. */
const anyPorts = Object.fromEntries(Object.keys(defaultPorts).map((name) => [name, 0])) as unknown as Ports;

let scripts = 0;
function script(source: string): string {
  scripts += 1;
  const file = join(folder, `script-${scripts}.mjs`);
  writeFileSync(file, source);
  return file;
}

function start(source: string): ReturnType<typeof startChild> {
  const file = script(source);
  return startChild({ name: 'probe', args: [file], env: {}, log: `${file}.log` });
}

/** A zombie, which waits only for its parent to read its exit code, counts as dead. */
function isAlive(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'stat='], { encoding: 'utf8' });
  return stdout.trim() !== '' && !stdout.trim().startsWith('Z');
}

const server = (port: number, more = ''): string => `
  import { createServer } from 'node:http';
  createServer((_, res) => res.writeHead(200).end()).listen(${port});
  ${more}`;

describe('processes of the shop', () => {
  it('wait until the address responds with 200, and end with what they started', async () => {
    const [port = 0] = await freePorts(1);
    const child = start(server(port));
    await untilReady(child, `http://localhost:${port}/readyz`);
    await child.stop(5_000);
    expect(await busyPorts({ ...anyPorts, storefront: port }, '127.0.0.1')).toEqual([]);
  });

  it('report which process ended and the end of its log', async () => {
    const child = start("console.error('no database today'); process.exit(3);");
    await expect(untilReady(child, 'http://localhost:1/readyz')).rejects.toThrow(
      /probe ended[^]*no database today/,
    );
    expect(await child.ended).toBe(3);
  });

  it('are killed when they do not listen, with everything they started', async () => {
    const inner = script(
      "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000); console.log('inner');",
    );
    const child = start(`
      import { spawn, spawnSync } from 'node:child_process';
      process.on('SIGTERM', () => {});
      console.log('pid', spawn(process.execPath, [${JSON.stringify(inner)}], { stdio: 'inherit' }).pid);
      setInterval(() => {}, 1000);`);
    await eventually(() => expect(lastLines(child.log)).toContain('inner'));
    const pid = Number(/pid (\d+)/.exec(lastLines(child.log))?.[1]);
    await child.stop(200);
    await eventually(() => expect(isAlive(pid)).toBe(false));
  });

  it('leave no orphan when the starter is killed outright', async () => {
    const children = join(import.meta.dirname, '../../scripts/shop/children.ts');
    const sleeper = script('console.log(process.pid); setInterval(() => {}, 1000);');
    const log = join(folder, 'orphan.log');
    const starter = spawn(process.execPath, [
      script(`
        import { startChild } from ${JSON.stringify(children)};
        startChild({ name: 'sleeper', args: [${JSON.stringify(sleeper)}], env: {}, log: ${JSON.stringify(log)} });
        setInterval(() => {}, 1000);`),
    ]);
    await eventually(() => expect(lastLines(log)).toMatch(/^\d+$/));
    const pid = Number(lastLines(log));
    expect(isAlive(pid)).toBe(true);
    starter.kill('SIGKILL');
    await eventually(() => expect(isAlive(pid)).toBe(false));
  });
});

describe('ports', () => {
  it('that are busy are reported with the variable to change', async () => {
    const [port = 0] = await freePorts(1);
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(port, done));
    const lines = await busyPorts({ ...anyPorts, backend: port }, '127.0.0.1');
    await new Promise((done) => taken.close(done));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`Port ${port} (backend) is taken. Set BACKEND_PORT`);
  });
});
