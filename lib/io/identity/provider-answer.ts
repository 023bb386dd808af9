import { z } from 'zod';

/* What a provider's answer passes through on its way from the page that it leads back to. Needs nothing of the SDK. */

/** Between the windows of this shop; it reaches the opener also where the provider's page has cut the two apart. */
const channelName = 'provider-answer';
const redirectKey = 'provider-redirect';

const redirectSchema = z.object({ type: z.string(), state: z.string(), sessionId: z.string() });
type PendingRedirect = z.infer<typeof redirectSchema>;

/** `state` of an answer, or of the address that it is asked at; some providers answer in the fragment. */
export function readAnswerState(url: string): string | null {
  const { searchParams, hash } = new URL(url);
  return searchParams.get('state') ?? new URLSearchParams(hash.slice(1)).get('state');
}

/** Tells the window that opened this one. */
export function announceAnswer(url: string): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(url);
  channel.close();
}

/** @returns ends it */
export function watchAnswers(onAnswer: (url: string) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string' && URL.canParse(data)) onAnswer(data);
  };
  return () => channel.close();
}

/** The sign-in that this tab left the shop for, if the page's address is its answer. */
export function readPendingRedirect(): PendingRedirect | null {
  try {
    const redirect = redirectSchema.parse(JSON.parse(sessionStorage.getItem(redirectKey) ?? ''));
    return redirect.state === readAnswerState(location.href) ? redirect : null;
  } catch {
    // None, or storage is blocked.
    return null;
  }
}

export function storePendingRedirect(redirect: PendingRedirect | null): void {
  if (redirect) sessionStorage.setItem(redirectKey, JSON.stringify(redirect));
  else sessionStorage.removeItem(redirectKey);
}
