import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/* What a process uses, on Linux only. */

/** Peak resident memory so far, in MB. */
export function memoryOf(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Resident memory of a process now, in MB. */
export function residentOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** Memory of a process now, in MB, with its share of what it has in common with others: the sum of a group is right. */
export function proportionalOf(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024;
}

/** Processor time used so far, ms: the clock ticks are hundredths of a second. */
export function processorMsOf(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

/** State of a socket that listens, in the kernel's table. */
const listening = '0A';

/** The process that listens on a port of this machine. @throws Error when none of ours does */
export function processOnPort(port: number): number {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const rows = ['tcp', 'tcp6'].flatMap((table) => readFileSync(`/proc/net/${table}`, 'utf8').split('\n'));
  const sockets = rows
    .map((row) => row.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === listening)
    .map((fields) => `socket:[${fields[9]}]`);
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && holdsOne(name, sockets));
  if (pid === undefined) throw new Error(`No process of this user listens on port ${port}`);
  return Number(pid);
}

function holdsOne(pid: string, sockets: readonly string[]): boolean {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) =>
      sockets.includes(readlinkSync(`/proc/${pid}/fd/${fd}`)),
    );
  } catch {
    // It ended, or belongs to somebody else.
    return false;
  }
}
