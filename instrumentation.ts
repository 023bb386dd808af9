/** Runs once when the server starts. */
export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs' || process.env['NEXT_PHASE'] === 'phase-production-build')
    return;
  const { exitOnInvalidEnvironment } = await import('./lib/exit-on-invalid-environment.ts');
  exitOnInvalidEnvironment();
  const [{ env }, { signVisitors }, { sendRequestId }] = await Promise.all([
    import('./lib/env.ts'),
    import('./lib/server/sign-visitors.ts'),
    import('./lib/server/send-request-id.ts'),
  ]);
  signVisitors(env());
  sendRequestId(env().BACKEND_URL);
}
