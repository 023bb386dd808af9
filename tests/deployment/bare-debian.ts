import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { withPostgres } from '../../scripts/cluster/postgres.ts';
import { root } from '../../scripts/shop/children.ts';
import { freePorts, startRedis, untilAccepts } from '../../scripts/test/servers.ts';
import { needNginx, needRedis } from '../../scripts/test/software.ts';
import { reports } from '../../scripts/test/steps.ts';
import { readCommandBlocks } from './command-blocks.ts';
import { fillIn, filledIn } from './filled-in.ts';
import { type Machine, openMachine } from './machine.ts';
import { readUnit } from './unit-file.ts';

/**
 * Follows operations §4.4 from a bare Debian to a running shop, word by word, into an empty folder that stands for the
 * machine. What belongs to Debian itself (packages, users, systemd) is written down instead; PostgreSQL and Redis are servers of
 * the test, and what systemd is to start is started as its unit says.
 *
 *   node tests/deployment/bare-debian.ts   the second part of npm run test:deployment
 */

/** A unit as systemd would run it, on the machine. */
function commandsOf(machine: Machine, file: string, instance: string) {
  const unit = readUnit(readFileSync(machine.place(`/etc/systemd/system/${file}`), 'utf8'), instance);
  const environment = parseEnv(readFileSync(machine.place(unit.environmentFile), 'utf8'));
  return {
    commands: unit.commands.map((command) => command.map(machine.place)),
    options: {
      cwd: machine.place(unit.folder),
      env: Object.assign(
        {} as NodeJS.ProcessEnv,
        { PATH: process.env['PATH'], HOME: process.env['HOME'] },
        environment,
        unit.environment,
      ),
    },
  };
}

/** Starts the backends and storefronts that systemd is to start. */
function startUnits(machine: Machine): ChildProcess[] {
  const lines = machine.notes().filter((note) => note.startsWith('systemctl enable --now '));
  const units = lines.flatMap((note) => note.split(' ').slice(3)).filter((unit) => unit.includes('@'));
  return units.map((unit) => {
    const [kind = '', instance = ''] = unit.split('@');
    const { commands, options } = commandsOf(machine, `${kind}@.service`, instance);
    const [program = '', ...args] = commands[0] ?? [];
    return spawn(program, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] });
  });
}

function startNginx(machine: Machine): ChildProcess {
  mkdirSync(machine.place('/run/vorulind'));
  const args = ['-c', machine.place('/etc/vorulind/nginx.conf'), '-g', 'daemon off;'];
  return spawn(needNginx(), args, { stdio: ['ignore', 'inherit', 'inherit'] });
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

async function readPages(edge: number): Promise<string[]> {
  const pages = { '/': 'Vörulind', '/terms': 'Skilmálar', '/voruflokkar': 'Vöruflokkar' };
  const wrong: string[] = [];
  for (const [path, text] of Object.entries(pages)) {
    const answer = await fetch(`http://127.0.0.1:${edge}${path}`);
    const body = await answer.text();
    if (answer.status !== 200 || !body.includes(text)) wrong.push(`${path} answers ${answer.status}`);
  }
  return wrong;
}

/** As the timer does every night. */
function backUp(machine: Machine): string[] {
  const { commands, options } = commandsOf(machine, 'vorulind-backup.service', '');
  for (const [program = '', ...args] of commands)
    if (spawnSync(program, args, { ...options, stdio: 'inherit' }).status !== 0)
      return [`the backup failed at ${program} ${args.join(' ')}`];
  const made = readdirSync(join(machine.folder, 'backups'));
  return made.length === 1 ? [] : [`${made.length} backups instead of one`];
}

/** @returns what is wrong in the end */
async function follow(databaseUrl: URL, redisUrl: URL): Promise<string[]> {
  const [storefront = 0, second = 0, backend = 0, backend2 = 0, edge = 0] = await freePorts(5);
  const ports = { 3000: storefront, 3001: second, 4000: backend, 4001: backend2, 8080: edge };
  const machine = openMachine(databaseUrl, ports);
  const running: ChildProcess[] = [];
  const services = {
    ...filledIn,
    DATABASE_URL: `postgres://vorulind@${databaseUrl.host}/vorulind`,
    REDIS_URL: redisUrl.href,
  };
  try {
    const text = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    for (const block of readCommandBlocks(text, '4.4 From a bare Debian')) {
      if (block.startsWith('curl')) running.push(...startUnits(machine), startNginx(machine));
      machine.run(block);
      if (block.includes('make-environment'))
        machine.edit('/etc/vorulind/environment', (given) => fillIn(machine.place(given), services));
      if (block.includes('nginx.settings\n') && block.startsWith('cp'))
        machine.edit('/etc/vorulind/nginx.settings', (given) =>
          fillIn(machine.place(given), { WORKER_USER: process.getuid?.() === 0 ? 'root' : '' }),
        );
    }
    await untilAccepts(edge);
    const ended = running.filter(hasEnded).length;
    return [
      ...(running.length === 5 && ended === 0 ? [] : [`${running.length - ended} of 5 processes run`]),
      ...(await readPages(edge)),
      ...backUp(machine),
    ];
  } finally {
    for (const child of running) {
      if (hasEnded(child)) continue;
      const end = once(child, 'exit');
      child.kill('SIGTERM');
      await end;
    }
    rmSync(machine.folder, { recursive: true, force: true });
  }
}

/** @returns whether all of it works */
async function followFromBareDebian(): Promise<boolean> {
  const redis = await startRedis(needRedis(), join(reports, 'logs/debian'));
  try {
    const wrong = await withPostgres('debian', ({ url }) => follow(new URL(url), new URL(redis.url)));
    console.log(
      `${wrong.length > 0 ? '✗' : '✓'} docs/operations.md leads from a bare Debian to a running shop`,
    );
    for (const line of wrong) console.error(`    ${line}`);
    return wrong.length === 0;
  } finally {
    await redis.child.stop(5_000);
    rmSync(redis.folder, { recursive: true, force: true });
  }
}

process.exit((await followFromBareDebian()) ? 0 : 1);
