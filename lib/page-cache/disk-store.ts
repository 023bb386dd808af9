import { close, mkdirSync, openSync, read, readdirSync, rmSync, write } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PageStore } from './page-store.ts';

const readAt = promisify(read);
const writeAt = promisify(write);
const closeFile = promisify(close);

/** Bytes of the file: about 25,000 pages. */
const defaultCapacity = 1024 ** 3;

/** Position of a page in the endless sequence of writes: its place in the file is `at` modulo the capacity. */
interface FilePlace {
  readonly at: number;
  readonly length: number;
  isWritten: boolean;
}

export interface DiskStore extends PageStore {
  close(): Promise<void>;
}

/**
 * A ring file of this process, empty at start because older pages may be outdated. Pages are appended, overwriting the oldest
 * when the file is full, so that each is read in one step.
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

  /** Reserves space at the end; overwritten pages are dropped. */
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
      // Another page may have overwritten it since.
      return places.get(path) === place && bytesRead === length ? bytes : undefined;
    },
    async write(path, bytes) {
      if (bytes.length > capacity) return;
      const place = allocatePlace(path, bytes.length);
      const written = writing.then(async () => {
        // Already overwritten by later pages.
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

/** Whether a file named after a process belongs to another one that still runs. */
function isOfRunningProcess(name: string): boolean {
  const pid = Number.parseInt(name, 10);
  if (!(pid > 0) || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
