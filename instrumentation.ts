/** Runs once when the server starts: a missing or wrong variable ends it with the list of what is wrong. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs' || process.env['NEXT_PHASE'] === 'phase-production-build')
    return;
  const { env } = await import('./lib/env.ts');
  env();
}
