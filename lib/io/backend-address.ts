/** Address of the backend: the server calls it directly, the browser through its own origin (cookies). */
export function backendUrl(path: string): string {
  const base =
    typeof window === 'undefined' ? process.env['BACKEND_URL'] : `${window.location.origin}/backend`;
  return `${base ?? ''}/${path}`;
}

/** Milliseconds: for a read, and for a mutation that calls an acquirer. */
export const readTimeoutMs = 3_000;
export const checkoutTimeoutMs = 15_000;
