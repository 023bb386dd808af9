import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from './problem.ts';

/** Pictures that a line names and the folder lacks. */
export async function findMissingPictures(
  line: number,
  pictures: readonly { assetPath: string }[],
  folder: string,
): Promise<Problem[]> {
  const checks = pictures.map(async ({ assetPath }, index): Promise<Problem[]> => {
    const exists = await access(join(folder, assetPath)).then(
      () => true,
      () => false,
    );
    return exists
      ? []
      : [{ line, field: `images.${index}.assetPath`, reason: `there is no file ${assetPath} in ${folder}` }];
  });
  return (await Promise.all(checks)).flat();
}
