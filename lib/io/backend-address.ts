/** Where the backend is for this side: the server asks it directly, the browser through its own origin (cookies). */
export function backendUrl(path: string): string {
  const base =
    typeof window === 'undefined' ? process.env['BACKEND_URL'] : `${window.location.origin}/backend`;
  return `${base ?? ''}/${path}`;
}

/** Milliseconds: a read, and a change that talks to an acquirer. */
export const readTimeoutMs = 3_000;
export const checkoutTimeoutMs = 15_000;
