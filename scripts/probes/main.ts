import { formatMetrics } from '../harness/figures.ts';
import { originOf } from '../harness/record.ts';
import { runNamed, type Tasks } from '../harness/task.ts';
import type { Findings } from './probe.ts';

/**
 * `npm run probe -- NAME`: queries a running shop of npm start as an attacker would; exits with 1 when the responses reveal too
 * much.
 */
const probes: Tasks<Findings> = {
  'account-enumeration': {
    summary: 'Whether answers tell known addresses and national ids from unknown ones by their time (F27)',
    load: async () => (await import('./account-enumeration.ts')).probe,
  },
  'foreign-ids': {
    summary: "Whether answers tell another customer's ids from those that nobody has (F24, F25)",
    load: async () => (await import('./foreign-ids.ts')).probe,
  },
  'brute-force': {
    summary: 'How many guesses of passwords and tokens get through from one address (F27)',
    load: async () => (await import('./brute-force.ts')).probe,
  },
};

try {
  const args = process.argv.slice(2);
  const findings = await runNamed('npm run probe', probes, args);
  if (findings) {
    console.log(formatMetrics(originOf(args[0] ?? ''), findings.metrics));
    for (const fault of findings.faults) console.error(`✗ ${fault}`);
    process.exitCode = findings.faults.length > 0 ? 1 : 0;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
