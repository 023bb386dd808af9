import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { demoAssets, writeAssets } from './assets.ts';
import { catalogueLines } from './catalogue.ts';
import { writeLines } from './write-lines.ts';

const usage = `npm run catalogue -- --out FOLDER [--images FOLDER] [--products NUMBER] [--categories NUMBER]

Writes catalogue.jsonl to --out for npm run import, and the pictures and documents that it names to --images, the image
bucket's folder (files that exist are left alone). With --products the demo is repeated in further product lines until
there are so many products; with --categories the lower levels of its tree are, until there are at least so many.`;

function options() {
  const { values } = parseArgs({
    options: {
      out: { type: 'string' },
      images: { type: 'string' },
      products: { type: 'string' },
      categories: { type: 'string' },
    },
  });
  if (!values.out) throw new TypeError('--out is missing.');
  return {
    out: values.out,
    images: values.images,
    products: countOf('--products', values.products),
    categories: countOf('--categories', values.categories),
  };
}

/** @throws TypeError for anything but a whole number above 0 */
function countOf(option: string, text: string | undefined): number | undefined {
  const count = text === undefined ? undefined : Number(text);
  if (count === undefined || (Number.isSafeInteger(count) && count > 0)) return count;
  throw new TypeError(`${option} is not a whole number above 0.`);
}

async function main(): Promise<void> {
  const { out, images, products, categories } = options();
  const file = join(out, 'catalogue.jsonl');
  const lines = await writeLines(file, catalogueLines(products, categories), (done) =>
    console.log(`${done} lines`),
  );
  console.log(`${file}: ${lines} lines`);
  if (!images) return;

  // Several pictures are drawn concurrently, so one thread for each is enough.
  sharp.concurrency(1);
  const assets = demoAssets();
  const step = Math.ceil(assets.length / 10);
  const written = await writeAssets(images, assets, (done) => {
    if (done % step === 0) console.log(`pictures ${done} of ${assets.length}`);
  });
  console.log(`${images}: ${assets.length} files, ${written} of them written now`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.error(usage);
  process.exitCode = 1;
});
