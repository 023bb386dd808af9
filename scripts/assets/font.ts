import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../shop/children.ts';

/**
 * Inter as the shop uses it, `styles/inter.woff2`: every letter of its Latin file, but the weights of our styles only and
 * of its features kerning, digits of one width and letters by language. Less than half of the bytes that stand between
 * a first visit and its words; run it again after an update of the package.
 */
const source = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
const target = 'styles/inter.woff2';
const lastLetter = 0xffff;

const letters = Array.from({ length: lastLetter }, (_, code) => String.fromCharCode(code)).join('');
const options = {
  targetFormat: 'woff2' as const,
  variationAxes: { wght: { min: 400, max: 720 } },
  keepFeatures: ['kern', 'tnum', 'locl'],
};
const whole = readFileSync(join(root, source));
const subset = await subsetFont(whole, letters, options);
writeFileSync(join(root, target), subset);
console.log(`${target}  ${(subset.length / 1024).toFixed(1)} KB of ${(whole.length / 1024).toFixed(1)} KB`);
