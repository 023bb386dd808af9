import { startTracing } from '../../lib/process/tracing.ts';

// First: what is traced must not be loaded before.
await startTracing('vorulind-backend');
await import('./serve.ts');
