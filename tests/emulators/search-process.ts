import { startSearch } from './search-server.ts';

/** A process of its own with the search emulator, for those who want to kill it: says its address in a line. */
const { origin } = await startSearch(process.argv[2] ?? '');
process.stdout.write(`${origin}\n`);
