import { formatReport } from './report.ts';
import { runChecks } from './run.ts';
import { describeOptions, readCommand } from './settings.ts';
import { listenForSignals } from './signals.ts';
import { TestedShop } from './tested-shop.ts';

/** `npm run conformance -- URL`: tries the contract (docs/contract.md) on a running backend; exit code 1 where it is not met. */
try {
  const command = readCommand(process.argv.slice(2), process.env);
  if (command) {
    const { settings, only } = command;
    const port = settings['signal-port'];
    const signals = port ? await listenForSignals(Number(port), settings['signal-secret']) : null;
    const outcomes = await runChecks(new TestedShop(settings, signals), only);
    await signals?.stop();
    console.log(formatReport(outcomes));
    process.exitCode = outcomes.some(({ result }) => result === 'unmet') ? 1 : 0;
  } else {
    console.log(`npm run conformance -- URL [options]\n\n${describeOptions()}`);
    process.exitCode = 2;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
