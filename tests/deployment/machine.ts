import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/shop/children.ts';

/**
 * Commands of Debian: their arguments are written down, and what the others need of it happens. `runuser` runs the rest as the
 * one who follows.
 */
const debianCommands: Readonly<Record<string, string>> = {
  'apt-get': '',
  adduser: '',
  chown: '',
  systemctl: '',
  createuser: '',
  install: 'for argument; do case "$argument" in /*) mkdir -p "$argument" ;; esac; done',
  runuser: 'shift 3; exec "$@"',
  createdb:
    'exec psql -q -c "CREATE ROLE vorulind LOGIN" -c "CREATE DATABASE vorulind OWNER vorulind" postgres',
};

/** An empty folder that stands for a machine. */
export interface Machine {
  folder: string;
  /** Commands of Debian that were called, a line each. */
  notes(): string[];
  /** A path or a text that names paths and ports of the documents, with this machine's. */
  place(text: string): string;
  /** Runs commands where the last ones ended. @throws Error when one fails */
  run(commands: string): void;
  /** Rewrites one of its files. */
  edit(path: string, change: (text: string) => string): void;
}

/**
 * @param server of PostgreSQL
 * @param ports this machine's, by those of the documents
 */
export function openMachine(server: URL, ports: Readonly<Record<string, number>>): Machine {
  const folder = mkdtempSync(join(tmpdir(), 'vorulind-debian-'));
  const log = join(folder, 'debian.log');
  const bin = join(folder, 'bin');
  for (const below of [bin, join(folder, 'units'), join(folder, 'backups')]) mkdirSync(below);
  for (const [name, action] of Object.entries(debianCommands)) {
    writeFileSync(join(bin, name), `#!/bin/sh\necho "${name} $*" >> "${log}"\n${action}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  const places: Readonly<Record<string, string>> = {
    '/opt/vorulind': join(folder, 'opt/vorulind'),
    '/etc/vorulind': join(folder, 'etc/vorulind'),
    '/etc/systemd/system': join(folder, 'units'),
    '/var/lib/vorulind': join(folder, 'backups'),
    '/run/vorulind': join(folder, 'run'),
    REPOSITORY: pathToFileURL(root).href,
    ...Object.fromEntries(Object.entries(ports).map(([named, own]) => [named, String(own)])),
  };
  const known = new RegExp(Object.keys(places).join('|'), 'g');
  const place = (text: string): string => text.replaceAll(known, (name) => places[name] ?? name);
  const env = {
    ...process.env,
    PATH: `${bin}:${process.env['PATH'] ?? ''}`,
    PGHOST: server.hostname,
    PGPORT: server.port,
    PGUSER: server.username,
  };
  let cwd = folder;
  return {
    folder,
    place,
    notes: () => readFileSync(log, 'utf8').trim().split('\n'),
    run(commands) {
      const where = join(folder, 'where');
      const script = `set -e\n${place(commands)}\npwd > "${where}"\n`;
      const { status } = spawnSync('sh', ['-c', script], {
        cwd,
        env,
        stdio: ['ignore', 'inherit', 'inherit'],
      });
      if (status !== 0) throw new Error(`These commands failed:\n${commands}`);
      cwd = readFileSync(where, 'utf8').trim();
    },
    edit(path, change) {
      const file = place(path);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    },
  };
}
