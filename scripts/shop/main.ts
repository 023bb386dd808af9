import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './children.ts';
import { demoCards, demoLogins, demoPassword, electronicIdPeople } from './demo.ts';
import { secondsSince } from './progress.ts';
import { type Shop, startShop } from './run.ts';
import { aborted, interruption } from './signals.ts';

const { values: flags } = parseArgs({
  options: {
    dev: { type: 'boolean', default: false },
    'ports-from': { type: 'string' },
    data: { type: 'string', default: join(root, '.data') },
  },
});

function announce(shop: Shop, started: number): void {
  const widest = Math.max(...demoLogins.map(({ login }) => login.length));
  console.log(`
  Vörulind is open:  ${shop.url}        (ready in ${secondsSince(started)})

  Demo logins (password ${demoPassword})
${demoLogins.map(({ login, who }) => `    ${login.padEnd(widest)}  ${who}`).join('\n')}

  Electronic id    approve on the phone: http://localhost:${shop.ports.electronicId}/simi
${electronicIdPeople.map(({ number, who }) => `    ${number.padEnd(widest)}  ${who}`).join('\n')}

  Cards            any date to come, any CVC
${demoCards.map(({ number, what }) => `    ${number.padEnd(widest)}  ${what}`).join('\n')}

  Mail        http://localhost:${shop.ports.mail}, whatever the shop sends
  Logs        ${shop.logs.startsWith(root) ? relative(root, shop.logs) : shop.logs}
  Stop        Ctrl-C; everything is kept
  Start over  npm run reset
`);
}

const started = performance.now();
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
const portsFrom = flags['ports-from'] === undefined ? undefined : Number(flags['ports-from']);
const signal = interruption();
try {
  const shop = await startShop({ given: process.env, data: flags.data, portsFrom, dev: flags.dev, signal });
  announce(shop, started);
  try {
    await aborted(signal);
  } finally {
    console.log('· Stopping …');
    await shop.stop();
    console.log('✓ Stopped');
  }
} catch (error) {
  if (!signal.aborted) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
process.exit();
