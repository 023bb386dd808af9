import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { type Bucket, BucketError } from './bucket.ts';

/** A folder that something else serves: the emulator of pictures, or a web server. */
export class FolderBucket implements Bucket {
  readonly #root: string;

  constructor(root: string) {
    this.#root = root;
  }

  async list(folder: string): Promise<string[]> {
    const start = join(this.#root, folder);
    try {
      await mkdir(start, { recursive: true });
      const entries = await readdir(start, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map((entry) => relative(this.#root, join(entry.parentPath, entry.name)).split(sep).join('/'));
    } catch (error) {
      throw new BucketError(`The folder of pictures cannot be read: ${(error as Error).message}`);
    }
  }

  async put(path: string, bytes: Uint8Array): Promise<void> {
    const file = join(this.#root, path);
    try {
      await mkdir(dirname(file), { recursive: true });
      // Under its name a picture is whole, whatever ends the import.
      await writeFile(`${file}.part`, bytes);
      await rename(`${file}.part`, file);
    } catch (error) {
      throw new BucketError(`The folder of pictures cannot be written: ${(error as Error).message}`);
    }
  }
}
