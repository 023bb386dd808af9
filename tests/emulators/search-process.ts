import { startSearch } from './search-server.ts';

/** The search emulator in a separate process that a test can kill: prints its address in a line. */
const { origin } = await startSearch(process.argv[2] ?? '');
process.stdout.write(`${origin}\n`);
