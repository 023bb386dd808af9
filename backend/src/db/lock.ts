import { readFile, rm, writeFile } from 'node:fs/promises';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Marks a PGlite folder as in use by this process: two at once would corrupt it.
 * @returns a function that releases it
 * @throws Error naming the process that holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${folder}/lock`;
  for (;;) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' });
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const pid = Number(await readFile(path, 'utf8').catch(() => ''));
    if (pid > 0 && pid !== process.pid && isAlive(pid)) {
      throw new Error(
        `The database in ${folder} is in use by process ${pid}. PGlite serves one process at a time: stop the shop first, or set DATABASE_URL to use PostgreSQL.`,
      );
    }
    await rm(path, { force: true });
  }
}
