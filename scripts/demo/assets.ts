import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { topCategories } from './categories.ts';
import { brands } from './brands.ts';
import { campaigns } from './campaigns.ts';
import { families } from './families.ts';
import { videoPath, videos } from './videos.ts';
import { dataSheet, dataSheetPath } from './documents/data-sheet.ts';
import { brandAssetPath, coverScene, logoShapes, logoSize } from './pictures/brand-art.ts';
import { categoryAssetPath, categoryScene } from './pictures/category-art.ts';
import { thingsOf } from './pictures/category-picture.ts';
import { draw, drawTransparent } from './pictures/draw.ts';
import { assetPathOf, sceneOf } from './pictures/plan.ts';
import { staffAssetPath, staffPortraits, staffScene } from './pictures/staff-art.ts';
import { views } from './pictures/product-scene.ts';
import { slugOf } from './slug.ts';
import { statesOf } from './states.ts';
import { variantsOf } from './variants.ts';

type Asset = { path: string; make: () => Buffer | Promise<Buffer> };

/** Every file of the demo's bucket. */
export function demoAssets(): Asset[] {
  return [...brandAssets(), ...categoryAssets(), ...staffAssets(), ...productAssets(), ...videoAssets()];
}

function brandAssets(): Asset[] {
  return Object.entries(brands).flatMap(([slug, brand]) => [
    {
      path: brandAssetPath(slug, 'logo'),
      make: () => drawTransparent(logoShapes(brand), logoSize.width, logoSize.height),
    },
    { path: brandAssetPath(slug, 'cover'), make: () => draw(coverScene(brand, 'cover')) },
    { path: brandAssetPath(slug, 'mobileCover'), make: () => draw(coverScene(brand, 'mobileCover')) },
  ]);
}

function categoryAssets(): Asset[] {
  const drawn = (slug: string, ...scene: Parameters<typeof categoryScene>): Asset => ({
    path: categoryAssetPath(slug),
    make: () => draw(categoryScene(...scene)),
  });
  return [
    ...topCategories.flatMap(({ name, color, picture, children }) => [
      drawn(slugOf(name), color, picture),
      ...children.flatMap((child) => {
        const leaves = child.leaves.map(([leaf]) => slugOf(leaf));
        return [
          drawn(slugOf(child.name), color, thingsOf(leaves)),
          ...leaves.map((leaf) => drawn(leaf, color, thingsOf([leaf]))),
        ];
      }),
    ]),
    ...campaigns.map(({ slug, tint, picture, companion }) => drawn(slug, tint, [picture, companion])),
    drawn('tilbod-og-herferdir', '#b3261e', ['gift', 'label']),
    drawn('rymingarsala', '#5a5a5a', ['label', 'box']),
  ];
}

function staffAssets(): Asset[] {
  return Object.entries(staffPortraits).map(([id, portrait]) => ({
    path: staffAssetPath(id),
    make: () => draw(staffScene(portrait)),
  }));
}

function productAssets(): Asset[] {
  return families.flatMap((family) => [
    { path: dataSheetPath(family), make: () => dataSheet(family) },
    ...variantsOf(family).flatMap((variant) =>
      views.slice(0, statesOf(variant.sku, 1, false).pictures).map((view) => ({
        path: assetPathOf(variant, view),
        make: () => draw(sceneOf(variant, view)),
      })),
    ),
  ]);
}

/** Filmed in advance (videos/film.ts) and stored there. */
function videoAssets(): Asset[] {
  return Object.keys(videos).map((familyKey) => ({
    path: videoPath(familyKey),
    make: () => readFile(join(import.meta.dirname, 'videos', `${familyKey}.mp4`)),
  }));
}

/** Writes missing files, four at a time; returns the number of files written. */
export async function writeAssets(
  folder: string,
  assets: Asset[],
  onProgress: (done: number) => void,
): Promise<number> {
  let next = 0;
  let done = 0;
  let written = 0;
  const worker = async () => {
    for (let asset = assets[next++]; asset; asset = assets[next++]) {
      const file = join(folder, asset.path);
      if (!(await exists(file))) {
        await mkdir(dirname(file), { recursive: true });
        // Written to a draft and renamed, so that an aborted run leaves no half picture to be skipped next time.
        await writeFile(`${file}.draft`, await asset.make());
        await rename(`${file}.draft`, file);
        written += 1;
      }
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return written;
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
