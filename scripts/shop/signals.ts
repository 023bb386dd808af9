/**
 * Aborts when this process is asked to end: Ctrl-C, kill, a closed terminal, or the death of its starter. A second request is
 * left to the caller's own time limits.
 */
export function interruption(): AbortSignal {
  const controller = new AbortController();
  const abort = (): void => controller.abort(new Error('Interrupted'));
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, abort);
  process.on('disconnect', abort);
  process.channel?.unref();
  // A failed write to a closed terminal must not end this process before the children have been stopped.
  process.stdout.on('error', abort);
  process.stderr.on('error', abort);
  return controller.signal;
}

export function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
