import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { configSchema } from '../../backend/src/config.ts';
import { storefrontEnv } from '../../lib/env.ts';
import { renderEdgeConfig } from '../../scripts/edge/render-config.ts';
import { environmentFaults } from '../../scripts/shop/check.ts';
import { readCommandBlocks } from '../deployment/command-blocks.ts';
import { fillIn, filledIn } from '../deployment/filled-in.ts';
import { readUnit } from '../deployment/unit-file.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const shell = (...args: string[]): string => execFileSync('sh', args, { cwd: root, encoding: 'utf8' });
const folder = mkdtempSync(join(tmpdir(), 'vorulind-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the environment that deploy/make-environment.sh prints', () => {
  const printed = shell('deploy/make-environment.sh', 'www.example.is');
  const faultsOf = (text: string) =>
    environmentFaults([storefrontEnv, configSchema], { ...parseEnv(text), NODE_ENV: 'production' });

  it('is complete once the operator has filled in what is empty, and lacks exactly that before', () => {
    const empty = [...printed.matchAll(/^(\w+)=$/gm)].map(([, name]) => name);
    expect(new Set(empty)).toEqual(new Set(Object.keys(filledIn)));
    expect(faultsOf(fillIn(printed, filledIn))).toEqual([]);
    expect(faultsOf(printed).map((line) => line.split(':')[0])).toEqual(expect.arrayContaining(empty));
  });

  it('has other secrets each time', () => {
    const again = shell('deploy/make-environment.sh', 'www.example.is');
    const secrets = [printed, again].flatMap((text) => text.match(/=[0-9a-f]{32,}$/gm) ?? []);
    expect(secrets).toHaveLength(8);
    expect(new Set(secrets).size).toBe(8);
  });
});

describe('nginx’s configuration by deploy/nginx/render.sh', () => {
  const settings = {
    listen: '127.0.0.1:8080',
    tls: { listen: '443', certificate: '/etc/cert.pem', key: '/etc/key.pem' },
    storefronts: ['127.0.0.1:3000', '127.0.0.1:3001'],
    backends: ['127.0.0.1:4000'],
    runDir: '/run/vorulind',
    staticDir: '/opt/vorulind/static',
    user: 'vorulind',
    pageRate: 20,
    callRate: 10,
  };

  it('is what the scripts make of the same settings', () => {
    const file = join(folder, 'settings');
    const values = {
      TLS_LISTEN: '443',
      TLS_CERTIFICATE: '/etc/cert.pem',
      TLS_KEY: '/etc/key.pem',
      BACKENDS: '127.0.0.1:4000',
      PAGE_RATE: '20',
      CALL_RATE: '10',
    };
    writeFileSync(file, fillIn(read('deploy/nginx/settings.example'), values));
    expect(shell('deploy/nginx/render.sh', file)).toBe(renderEdgeConfig(settings));
  });
});

describe('the units', () => {
  const units = readdirSync(join(root, 'deploy/systemd')).filter((name) => name.endsWith('.service'));

  it.each(units)('%s runs what there is', (name) => {
    const unit = readUnit(read(`deploy/systemd/${name}`), '3000');
    const words = unit.commands.flat().flatMap((word) => word.split(' '));
    const own = words.filter((word) => /^[\w-]+\/[\w/.-]+\.ts$/.test(word));
    expect(own.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    expect(unit.commands.length).toBeGreaterThan(0);
  });

  it.each(units.filter((name) => name.includes('@')))(
    '%s has its port and the shop’s environment',
    (name) => {
      expect(readUnit(read(`deploy/systemd/${name}`), '3000')).toMatchObject({
        environment: { NODE_ENV: 'production', PORT: '3000' },
        environmentFile: '/etc/vorulind/environment',
      });
    },
  );
});

it('the image and its services run what there is', () => {
  const texts = ['deploy/Dockerfile', 'deploy/compose.yaml'].map(read).join('\n');
  const named = texts.match(/\b(?:deploy|backend|scripts)\/[\w/-]+\.(?:ts|sh)\b/g) ?? [];
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

describe('the containers’ nginx', () => {
  const services = new Map(
    [...read('deploy/compose.yaml').matchAll(/^ {2}([a-z]+):\n((?: {4}.*\n)+)/gm)].map(
      ([, name = '', text = '']) => [name, text],
    ),
  );
  const edge = services.get('edge') ?? '';
  const config = shell('deploy/nginx/render.sh', 'deploy/nginx/settings.containers');

  it('is brought every file that its configuration names', () => {
    const given = [...edge.matchAll(/:(\/[\w/.-]+):ro|tmpfs: \[([^\]]+)\]/g)].map(
      ([, mounted, made]) => mounted ?? made ?? '',
    );
    const named = [
      ...config.matchAll(/^\s*(?:alias|ssl_certificate|ssl_certificate_key|pid|error_log) ([^\s;]+)/gm),
    ].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThanOrEqual(5);
    expect(named.filter((path) => !given.some((place) => path.startsWith(place)))).toEqual([]);
    expect(config).not.toContain('load_module');
  });

  it('has the published files outside the version, where Next would take them for its own', () => {
    const [, version = ''] = /^WORKDIR (.+)$/m.exec(read('deploy/Dockerfile')) ?? [];
    const [, published = ''] = /^STATIC_DIR=(.+)$/m.exec(read('deploy/nginx/settings.containers')) ?? [];
    expect(published).toMatch(/^\//);
    expect(published.startsWith(`${version}/`)).toBe(false);
  });

  it('asks services that there are, at the ports that they listen on', () => {
    const asked = [...config.matchAll(/^\s*server (\w+):(\d+)/gm)].map(([, name = '', port = '']) => ({
      name,
      port,
    }));
    expect(asked.length).toBeGreaterThan(1);
    for (const { name, port } of asked) expect(services.get(name)).toContain(`PORT: '${port}'`);
  });

  it('finds what another service has put into the volume that it reads, before it starts', () => {
    const [, place = ''] = /static:(\S+):ro/.exec(edge) ?? [];
    const publisher = services.get('publish') ?? '';
    expect(publisher).toContain(`publish-static.ts .next ${place}\n`);
    expect(publisher).toContain(`static:${place}']`);
    expect(edge).toContain('publish: { condition: service_completed_successfully }');
  });
});

describe('the way from a bare Debian', () => {
  const blocks = readCommandBlocks(read('docs/operations.md'), '4.4 From a bare Debian');

  it('names files and units that there are', () => {
    const commands = blocks.join('\n');
    const paths = commands.match(/\b(?:deploy|scripts)\/[\w./-]+\.(?:ts|sh|example)\b/g) ?? [];
    expect(paths.length).toBeGreaterThan(4);
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const units = (commands.match(/\bvorulind-[a-z]+(?:@\d+|\.timer)?\b/g) ?? []).map((unit) =>
      unit.endsWith('.timer') ? unit : `${unit.replace(/@\d+$/, '@')}.service`,
    );
    expect(units.length).toBeGreaterThan(4);
    expect(units.filter((unit) => !existsSync(join(root, 'deploy/systemd', unit)))).toEqual([]);
  });

  it('loads content that there is', () => {
    const [, names = ''] = /for file in ([^;]*); do/.exec(blocks.join('\n')) ?? [];
    const files = names.split(/[\s\\]+/).map((name) => `backend/src/seed/content/${name}.json`);
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  });
});
