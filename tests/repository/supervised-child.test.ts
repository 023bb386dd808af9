import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { lastLines } from '../../scripts/shop/children.ts';
import { shopEnvironment } from '../../scripts/shop/environment.ts';
import { partsOf } from '../../scripts/shop/parts.ts';
import { SupervisedChild } from '../../scripts/shop/supervised-child.ts';
import { accepts, freePorts } from '../../scripts/test/servers.ts';
import { eventually } from '../kit/eventually.ts';

const folder = mkdtempSync(join(tmpdir(), 'vorulind-supervised-'));
const children: SupervisedChild[] = [];
const output: string[] = [];
afterEach(async () => {
  await Promise.all(children.splice(0).map((child) => child.stop(5_000)));
  output.length = 0;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const quick = { first: 50, most: 400, calm: 60_000 };

let scripts = 0;
function supervise(source: string, patience = quick): SupervisedChild & { log: string } {
  scripts += 1;
  const file = join(folder, `script-${scripts}.mjs`);
  writeFileSync(file, source);
  const command = { name: 'probe', args: [file], env: {}, log: `${file}.log` };
  const child = new SupervisedChild(command, (line) => output.push(line), patience);
  children.push(child);
  return Object.assign(child, { log: command.log });
}

const server = (port: number): string => `
  import { createServer } from 'node:http';
  console.log('started');
  createServer((_, res) => res.end(String(process.pid))).listen(${port}, '127.0.0.1');`;

/** The id of the responding process, once it is another than `but`. */
async function answeringPid(port: number, but?: number): Promise<number> {
  return await eventually(async () => {
    const pid = Number(await (await fetch(`http://localhost:${port}/`)).text());
    expect(pid).not.toBe(but);
    return pid;
  });
}

const startsIn = (log: string): number => readFileSync(log, 'utf8').split('started').length - 1;

describe('a supervised process', () => {
  it('is restarted after kill -9, while another one keeps running', async () => {
    const [one = 0, two = 0] = await freePorts(2);
    const [killed, other] = [supervise(server(one)), supervise(server(two))];
    await killed.keep([`http://localhost:${one}/`]);
    await other.keep([`http://localhost:${two}/`]);
    const [before, neighbour] = [await answeringPid(one), await answeringPid(two)];
    process.kill(before, 'SIGKILL');
    const after = await answeringPid(one, before);
    expect(killed.pid).toBe(after);
    expect(await answeringPid(two)).toBe(neighbour);
    expect(output).toEqual([`! probe ended (SIGKILL), started again in 0.05 s; its log: ${killed.log}`]);
    expect(startsIn(killed.log)).toBe(2);
  });

  it('is restarted less and less often when it dies at once every time', async () => {
    const [port = 0] = await freePorts(1);
    const mark = join(folder, 'began');
    const child = supervise(`
      import { existsSync, writeFileSync } from 'node:fs';
      import { createServer } from 'node:http';
      console.log('started');
      if (existsSync(${JSON.stringify(mark)})) process.exit(7);
      writeFileSync(${JSON.stringify(mark)}, '');
      createServer((_, res) => res.end(() => setTimeout(() => process.exit(7), 100))).listen(${port}, '127.0.0.1');`);
    await child.keep([`http://localhost:${port}/`]);
    await eventually(() => expect(output.length).toBeGreaterThanOrEqual(6));
    const waits = output.map((line) => Number(/exit code 7\), started again in ([\d.]+) s/.exec(line)?.[1]));
    expect(waits.slice(0, 6)).toEqual([0.05, 0.1, 0.2, 0.4, 0.4, 0.4]);
  });

  it('starts with the shortest pause again after it has run for a while', async () => {
    const [port = 0] = await freePorts(1);
    const child = supervise(server(port), { ...quick, calm: 0 });
    await child.keep([`http://localhost:${port}/`]);
    let pid = await answeringPid(port);
    for (let time = 0; time < 3; time += 1) {
      process.kill(pid, 'SIGKILL');
      pid = await answeringPid(port, pid);
    }
    expect(output).toHaveLength(3);
    for (const line of output) expect(line).toContain('started again in 0.05 s');
  });

  it('leaves nothing behind when stopped during a pause', async () => {
    const [port = 0] = await freePorts(1);
    const child = supervise(server(port), { ...quick, first: 60_000 });
    await child.keep([`http://localhost:${port}/`]);
    const pid = await answeringPid(port);
    process.kill(pid, 'SIGKILL');
    await eventually(() => expect(output).toHaveLength(1));
    // Resolves only when nothing is pending any more.
    await child.stop(5_000);
    expect(await accepts(port)).toBe(false);
    expect(startsIn(child.log)).toBe(1);
  });

  it('ends with the processes it left behind, which may hold its port', async () => {
    const [port = 0] = await freePorts(1);
    const inner = join(folder, 'inner.mjs');
    writeFileSync(inner, server(port));
    const child = supervise(`
      import { spawn } from 'node:child_process';
      spawn(process.execPath, [${JSON.stringify(inner)}], { stdio: 'inherit' });
      setInterval(() => {}, 1000);`);
    await child.keep([`http://localhost:${port}/`]);
    const pid = await answeringPid(port);
    process.kill(child.pid ?? 0, 'SIGKILL');
    expect(await answeringPid(port, pid)).not.toBe(pid);
  });

  it('is retried when it could not even be spawned', async () => {
    const [port = 0] = await freePorts(1);
    const [file, logs] = [join(folder, 'spawned.mjs'), join(folder, 'logs')];
    writeFileSync(file, server(port));
    const command = { name: 'probe', args: [file], env: {}, log: join(logs, 'probe.log') };
    const child = new SupervisedChild(command, (line) => output.push(line), quick);
    children.push(child);
    await child.keep([`http://localhost:${port}/`]);
    const pid = await answeringPid(port);
    rmSync(logs, { recursive: true });
    writeFileSync(logs, 'in the way');
    process.kill(pid, 'SIGKILL');
    await eventually(() => expect(output.join()).toContain('probe could not be started'));
    rmSync(logs);
    expect(await answeringPid(port, pid)).not.toBe(pid);
  });

  it('is not restarted when it cannot be started the first time', async () => {
    const child = supervise("console.log('started'); console.error('no such database'); process.exit(3);");
    await expect(child.keep(['http://localhost:1/'])).rejects.toThrow(/probe ended[^]*no such database/);
    await child.stop(0);
    expect(startsIn(child.log)).toBe(1);
    expect(output).toEqual([]);
  });
});

describe('the emulators of a shop', () => {
  it('are restarted one by one after kill -9, with their data, while the others keep running', async () => {
    const numbers = await freePorts(9);
    mkdirSync(join(folder, 'vorulind'));
    const names = ['PORT', 'BACKEND_PORT', 'IDENTITY_PORT', 'IMAGES_PORT', 'SEARCH_PORT'];
    const more = ['ELECTRONIC_ID_PORT', 'MAIL_PORT', 'MAIL_SMTP_PORT', 'ACQUIRER_PORT'];
    const given = Object.fromEntries([...names, ...more].map((name, at) => [name, String(numbers[at])]));
    const environment = shopEnvironment(given, { data: folder, images: folder });
    const parts = partsOf(environment, {}).filter(({ args }) => args.includes('emulators/src/main.ts'));
    expect(parts.map(({ name }) => name)).toEqual(['search', 'images', 'emulators']);
    const emulators = parts.map((part) => {
      const command = { ...part, log: join(folder, `${part.name}.log`) };
      const child = new SupervisedChild(command, (line) => output.push(line), quick);
      children.push(child);
      return { child, urls: part.ready.map((port) => `http://localhost:${port}/readyz`) };
    });
    await Promise.all(emulators.map(({ child, urls }) => child.keep(urls)));
    const { ports, values } = environment;
    const records = `http://localhost:${ports.search}/1/indexes/vorur`;
    const headers = {
      'x-algolia-application-id': values['SEARCH_APP_ID'] ?? '',
      'x-algolia-api-key': values['SEARCH_ADMIN_KEY'] ?? '',
    };
    await fetch(`${records}/1`, { method: 'PUT', headers, body: JSON.stringify({ name: 'Kaffi' }) });
    const jwks = await (await fetch(values['IDENTITY_JWKS_URL'] ?? '')).text();

    for (const { child, urls } of emulators) {
      const others = emulators.filter((one) => one.child !== child).map((one) => one.child.pid);
      const before = child.pid ?? 0;
      process.kill(before, 'SIGKILL');
      await eventually(async () => {
        expect(child.pid).not.toBe(before);
        for (const url of urls) expect((await fetch(url)).status).toBe(200);
      });
      expect(emulators.filter((one) => one.child !== child).map((one) => one.child.pid)).toEqual(others);
    }
    expect(await (await fetch(`${records}/1`, { headers })).json()).toMatchObject({ name: 'Kaffi' });
    expect(await (await fetch(values['IDENTITY_JWKS_URL'] ?? '')).text()).toBe(jwks);
    expect(lastLines(join(folder, 'search.log'))).toMatch(/(search listens on[^]*){2}/);
  }, 60_000);
});
