import { globSync, readFileSync } from 'node:fs';
import { deadExports } from './dead-exports.ts';
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
const files = globSync([`{${folders.join(',')}}/**/*.{ts,tsx,mjs}`, '*.ts'], {
  exclude: (name) => name === 'node_modules',
})
  .filter((path) => !path.includes('node_modules/'))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const offences = files.flatMap(({ path, text }) => importOffences(path, text));
const dead = deadExports(files);
for (const line of [...offences, ...dead]) console.error(line);
console.log(`${files.length} files, ${offences.length} broken import rules, ${dead.length} dead exports`);
process.exitCode = offences.length + dead.length > 0 ? 1 : 0;
