import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storefrontEnv } from '../../lib/env.ts';
import { environmentFaults } from './check.ts';
import { root } from './children.ts';

const faults = environmentFaults([storefrontEnv], { ...process.env, NODE_ENV: 'production' });
if (!existsSync(join(root, '.next/BUILD_ID'))) faults.push('There is no build: run npm run build first.');
if (faults.length > 0) {
  console.error(`The storefront cannot start:\n${faults.map((line) => `  ${line}`).join('\n')}`);
  process.exit(1);
}
// As `next start` does: React has another build for development.
Object.assign(process.env, { NODE_ENV: 'production' });
// In this process: signals reach it directly, and it drains its connections itself.
await import('../../server.ts');
