import { handOver, install } from './start.mjs';

install();
handOver('test/main.ts', process.argv.slice(2));
