import { afterAll, vi } from 'vitest';

// Files of one project share their worker's modules and globals: each leaves them as it found them.
afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});
