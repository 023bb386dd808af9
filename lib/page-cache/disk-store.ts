import { close, mkdirSync, openSync, read, readdirSync, rmSync, write } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PageStore } from './page-store.ts';

const readAt = promisify(read);
const writeAt = promisify(write);
const closeFile = promisify(close);

/** Bytes of the file: about 25,000 pages. */
const defaultCapacity = 1024 ** 3;

/** Where a page lies, counted on when writing begins again at the start of the file: the place in it is `at` modulo its capacity. */
interface FilePlace {
  readonly at: number;
  readonly length: number;
  isWritten: boolean;
}

export interface DiskStore extends PageStore {
  close(): Promise<void>;
}

/**
 * One file of this process, begun empty: pages of an earlier start may show what has changed since. Pages are written behind each
 * other, and when the file is full over those that were written longest ago, so that each is read in one step.
 * @param folder of the storefronts' own; what those that have ended left there is deleted
 * @throws Error where nothing can be written
 */
export function createDiskStore(folder: string, capacity = defaultCapacity): DiskStore {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder))
    if (!isOfRunningProcess(name)) rmSync(join(folder, name), { recursive: true, force: true });
  const file = openSync(join(folder, String(process.pid)), 'w+', 0o600);
  /** In the order in which they are written. */
  const places = new Map<string, FilePlace>();
  let end = 0;
  /** Pages are written one after the other: a slow write must not land over a newer page at the same place of the file. */
  let writing: Promise<void> = Promise.resolve();

  /** A place at the end; the pages that lay there are gone. */
  function allocatePlace(path: string, length: number): FilePlace {
    const left = capacity - (end % capacity);
    const at = length > left ? end + left : end;
    end = at + length;
    const place = { at, length, isWritten: false };
    places.delete(path);
    places.set(path, place);
    for (const [oldestPath, { at: from }] of places) {
      if (from + capacity >= end) break;
      places.delete(oldestPath);
    }
    return place;
  }

  return {
    isShared: false,
    async read(path) {
      const place = places.get(path);
      if (!place?.isWritten) return undefined;
      const { at, length } = place;
      const bytes = Buffer.allocUnsafeSlow(length);
      const { bytesRead } = await readAt(file, bytes, 0, length, at % capacity);
      // Another page may have been written over it meanwhile.
      return places.get(path) === place && bytesRead === length ? bytes : undefined;
    },
    async write(path, bytes) {
      if (bytes.length > capacity) return;
      const place = allocatePlace(path, bytes.length);
      const written = writing.then(async () => {
        // Already overtaken by pages behind it.
        if (places.get(path) !== place) return;
        await writeAt(file, bytes, 0, bytes.length, place.at % capacity);
        place.isWritten = true;
      });
      writing = written.catch(() => undefined);
      await written;
    },
    close: () => closeFile(file),
  };
}

/** Whether a file, named by a process, is that of another which still runs. */
function isOfRunningProcess(name: string): boolean {
  const pid = Number.parseInt(name, 10);
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // There, but of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
