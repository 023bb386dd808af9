import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { families } from '../families.ts';
import { videos } from '../videos.ts';
import type { Family } from '../family.ts';
import { draw } from '../pictures/draw.ts';
import { fitting, lettering } from '../pictures/lettering.ts';
import { sceneOf } from '../pictures/plan.ts';
import type { View } from '../pictures/product-scene.ts';
import { variantsOf } from '../variants.ts';

/*
 * Renders the videos of the demo from its own pictures: `node scripts/demo/videos/film.ts`. It needs ffmpeg, which npm cannot
 * install; that is why the videos themselves are stored beside this file.
 */
const [width, height] = [1280, 720];
const secondsEach = 2.5;
const frames = 15;

const shots: { variant: number; view: View; words: string }[] = [
  { variant: 0, view: 'front', words: '' },
  { variant: -1, view: 'front', words: 'Fleiri útfærslur' },
  { variant: 0, view: 'pack', words: 'Í pakkningu' },
  { variant: 0, view: 'beside', words: 'Í notkun' },
];

async function still(family: Family, { variant, view, words }: (typeof shots)[number]): Promise<Buffer> {
  const variants = variantsOf(family);
  const shown = variants.at(variant);
  if (!shown) throw new Error(`${family.key} has no products`);
  const picture = await sharp(await draw(sceneOf(shown, view)))
    .resize(height, height)
    .toBuffer();
  const size = fitting(family.name, 60, width - height - 80);
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#f3f6f7"/>${lettering(family.name, 40, 340, size, '#13242d')}${lettering(words, 40, 400, 36, '#4b5d66')}</svg>`;
  return sharp(Buffer.from(text))
    .composite([{ input: picture, left: width - height, top: 0 }])
    .png()
    .toBuffer();
}

async function film(family: Family): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  const count = frames * secondsEach;
  const inputs: string[] = [];
  for (const [index, shot] of shots.entries()) {
    const file = join(folder, `${index}.png`);
    writeFileSync(file, await still(family, shot));
    inputs.push('-i', file);
  }
  const slow = shots.map(
    (_, index) =>
      `[${index}]scale=2560:-1,zoompan=z='1+0.06*on/${count}':x=0:y='(ih-ih/zoom)/2':d=${count}:s=640x360:fps=${frames},fade=t=in:d=0.3:color=0xf3f6f7,setsar=1[s${index}]`,
  );
  const joined = `${shots.map((_, index) => `[s${index}]`).join('')}concat=n=${shots.length}:v=1[film]`;
  const graph = ['-filter_complex', [...slow, joined].join(';'), '-map', '[film]'];
  const coding = '-an -c:v libx264 -crf 30 -preset veryslow -pix_fmt yuv420p -movflags +faststart'.split(' ');
  const target = join(import.meta.dirname, `${family.key}.mp4`);
  execFileSync('ffmpeg', ['-y', '-loglevel', 'error', ...inputs, ...graph, ...coding, target]);
  rmSync(folder, { recursive: true });
}

for (const family of families) if (Object.hasOwn(videos, family.key)) await film(family);
