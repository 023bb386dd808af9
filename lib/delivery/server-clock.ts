let offset: number | null = null;

/** Notes what the server's clock showed as it answered; the answer's way here makes us late by a moment, never early by the device's error. */
export function noteServerTime(ms: number): void {
  offset = ms - performance.now();
}

/** The server's clock, ms since 1970, which neither the device's clock nor its time zone changes; the device's until it is known. */
export function serverNow(): number {
  return offset === null ? Date.now() : performance.now() + offset;
}
