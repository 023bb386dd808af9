import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const recordSchema = z.object({ pid: z.number().int(), url: z.string() });
type Running = z.infer<typeof recordSchema>;

function file(data: string): string {
  return join(data, 'shop.json');
}

/** A process id may have been reused since: only a process that runs our script counts. */
function isShop(pid: number): boolean {
  const { stdout, error } = spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' });
  return error ? false : /scripts[/\\](shop\.ts|test[/\\]main\.ts)/.test(stdout);
}

/** The shop that currently runs on this data folder, if any. */
export function runningShop(data: string): Running | undefined {
  let text: string;
  try {
    text = readFileSync(file(data), 'utf8');
  } catch {
    return undefined;
  }
  const record = recordSchema.safeParse(JSON.parse(text || '{}')).data;
  return record && record.pid !== process.pid && isShop(record.pid) ? record : undefined;
}

/**
 * Claims the data folder for this process.
 * @throws Error when a shop runs on it
 */
export function claimData(data: string, url: string): void {
  const other = runningShop(data);
  if (other)
    throw new Error(
      `The shop already runs at ${other.url} (process ${other.pid}). Stop it with Ctrl-C in its window, or: kill ${other.pid}`,
    );
  mkdirSync(data, { recursive: true });
  writeFileSync(file(data), JSON.stringify({ pid: process.pid, url }));
}

export function releaseData(data: string): void {
  rmSync(file(data), { force: true });
}
