/** Messages of the acquirer's frame; heights in px. */
type CardFieldsMessage =
  | { type: 'ready' | 'problems' | 'unavailable' | 'submit' }
  | { type: 'height'; height: number }
  | { type: 'token'; token: string };

/** Null for any other message. No schema library, which the checkout would load for this alone. */
export function parseCardFieldsMessage(data: unknown): CardFieldsMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { source, type, height, token } = data as Record<string, unknown>;
  if (source !== 'card-fields') return null;
  switch (type) {
    case 'ready':
    case 'problems':
    case 'unavailable':
    case 'submit':
      return { type };
    case 'height':
      return typeof height === 'number' && height >= 0 && height <= 2_000 ? { type, height } : null;
    case 'token':
      return typeof token === 'string' && /^[\w.-]{1,20000}$/.test(token) ? { type, token } : null;
    default:
      return null;
  }
}

/** Time limit for the frame's answer (ms). */
const tokenTimeoutMs = 10_000;

/** Of most acquirers' fields, px. */
const usualHeight = 204;

/** Height of the fields in px until they report their own; their address may say it. */
export const expectedHeight = (url: string): number =>
  Number(/^#height=(\d{2,3})$/.exec(new URL(url).hash)?.[1] ?? usualHeight);

/** Listens to the frame at `url` only. @returns what ends it */
export function listenToFields(
  frame: HTMLIFrameElement,
  url: string,
  onMessage: (message: CardFieldsMessage) => void,
): () => void {
  const { origin } = new URL(url);
  const handleMessage = (event: MessageEvent<unknown>): void => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const message = parseCardFieldsMessage(event.data);
    if (message) onMessage(message);
  };
  addEventListener('message', handleMessage);
  return () => removeEventListener('message', handleMessage);
}

/**
 * Requests a token of the card typed into the frame. Null when its fields are invalid: the frame shows that itself.
 * @throws Error when the frame does not answer
 */
export function requestCardToken(frame: HTMLIFrameElement, url: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      stop();
      settle();
    };
    const rejectUnavailable = (): void => end(() => reject(new Error('The card fields do not answer')));
    const timer = setTimeout(rejectUnavailable, tokenTimeoutMs);
    const stop = listenToFields(frame, url, (message) => {
      if (message.type === 'token') end(() => resolve(message.token));
      if (message.type === 'problems') end(() => resolve(null));
      if (message.type === 'unavailable') rejectUnavailable();
    });
    frame.contentWindow?.postMessage({ type: 'tokenise' }, new URL(url).origin);
  });
}
