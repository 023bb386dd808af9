import { globSync, readFileSync } from 'node:fs';
import { importOffences } from './import-rules.ts';

const folders = [
  'app',
  'backend',
  'components',
  'emulators',
  'e2e',
  'lib',
  'morphology',
  'scripts',
  'styles',
  'tests',
];
const files = globSync(`{${folders.join(',')}}/**/*.{ts,tsx,mjs}`, {
  exclude: (name) => name === 'node_modules',
}).filter((file) => !file.includes('node_modules/'));
const offences = files.flatMap((file) => importOffences(file, readFileSync(file, 'utf8')));
for (const line of offences) console.error(line);
console.log(`${files.length} files, ${offences.length} broken import rules`);
process.exitCode = offences.length > 0 ? 1 : 0;
