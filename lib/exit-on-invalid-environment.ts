import { env } from './env.ts';

/** A missing or wrong variable ends the process with the list of what is wrong; Next itself would start without it. */
export function exitOnInvalidEnvironment(): void {
  try {
    env();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
