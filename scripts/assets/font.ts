import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../shop/children.ts';

/**
 * Builds the shop's subset of Inter, `styles/inter.woff2`: every letter of its Latin file, but only the weights that our styles
 * use and the features kerning, tabular digits and localised forms. Less than half of the bytes that block the first text of a
 * first visit; run it again after an update of the package.
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
