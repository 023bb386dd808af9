import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { lettering } from '../demo/pictures/lettering.ts';
import { brandColours } from '../../styles/brand-colours.ts';
import { root } from '../shop/children.ts';

/** The shop's logo, `app/icon.svg`, is the source of all other icons. */
const sign = readFileSync(join(root, 'app/icon.svg'), 'utf8')
  .replace(/^<svg[^>]*>/, '')
  .replace(/<\/svg>\s*$/, '');
const { fjordPale: ground, fjordDark: ink, inkSoft, paper } = brandColours;

/** A square of so many pixels; the logo takes `share` of it, the rest is background. */
function square(size: number, share: number, fill: string): string {
  const inner = size * share;
  const edge = (size - inner) / 2;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">` +
    `<rect width="${size}" height="${size}" fill="${fill}"/>` +
    `<g transform="translate(${edge} ${edge}) scale(${inner / 32})">${sign}</g></svg>`
  );
}

/** The image that other sites show beside a link to a page without a picture of its own: 1200 × 630. */
function shareImage(): string {
  const words = [
    lettering('vörulind', 88, 320, 136, ink),
    lettering('Allt sem vinnustaðurinn þarf', 92, 400, 42, inkSoft),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <rect width="1200" height="630" fill="${ground}"/><circle cx="964" cy="315" r="270" fill="${paper}" opacity=".55"/>
    <g transform="translate(784 125) scale(11.25)">${sign}</g>${words.join('')}</svg>`;
}

const png = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();

/** An icon file with one PNG; ICO is little-endian. */
function ico(image: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

const pictures: Readonly<Record<string, Promise<Buffer>>> = {
  'app/apple-icon.png': png(square(180, 0.72, paper)),
  'app/favicon.ico': png(square(32, 1, 'none')).then((image) => ico(image, 32)),
  'public/icons/192.png': png(square(192, 0.94, 'none')),
  'public/icons/512.png': png(square(512, 0.94, 'none')),
  // A launcher may crop everything but the middle 80 %.
  'public/icons/maskable-512.png': png(square(512, 0.6, ground)),
  'public/icons/share.png': png(shareImage()),
};

mkdirSync(join(root, 'public/icons'), { recursive: true });
for (const [path, drawn] of Object.entries(pictures)) {
  const bytes = await drawn;
  writeFileSync(join(root, path), bytes);
  console.log(`${path}  ${(bytes.length / 1024).toFixed(1)} KB`);
}
