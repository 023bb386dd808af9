import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * The URL without its password, and the password as libpq's variable: the list of processes shows arguments to everybody on the
 * machine.
 */
function hidePassword(url: string): { shown: string; env: Record<string, string> } {
  const parsed = new URL(url);
  const password = decodeURIComponent(parsed.password);
  parsed.password = '';
  return { shown: parsed.href, env: password ? { PGPASSWORD: password } : {} };
}

/** Runs `pg_dump` or `pg_restore` on a database. @throws Error with what it printed */
export async function runOnDatabase(
  program: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
): Promise<void> {
  const { shown, env } = hidePassword(url);
  const child = spawn(program, [`--dbname=${shown}`, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const [code] = (await once(child, 'close').catch((error: unknown) => {
    throw new Error(`${program} could not be run (Debian: postgresql-client): ${String(error)}`);
  })) as [number | null];
  if (code !== 0) throw new Error(`${program} failed:\n${printed.trim()}`);
}
