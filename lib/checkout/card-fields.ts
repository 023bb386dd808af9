import { z } from 'zod';

/** What the acquirer's page says from inside its frame. */
const messageSchema = z.discriminatedUnion('type', [
  z.object({ source: z.literal('card-fields'), type: z.literal('ready') }),
  z.object({
    source: z.literal('card-fields'),
    type: z.literal('height'),
    height: z.number().min(0).max(2_000),
  }),
  z.object({ source: z.literal('card-fields'), type: z.literal('brand'), brand: z.string().max(40) }),
  z.object({ source: z.literal('card-fields'), type: z.literal('token'), token: z.string().min(1).max(200) }),
  z.object({ source: z.literal('card-fields'), type: z.literal('problems') }),
  z.object({ source: z.literal('card-fields'), type: z.literal('unavailable') }),
  z.object({ source: z.literal('card-fields'), type: z.literal('submit') }),
]);
export type CardFieldsMessage = z.infer<typeof messageSchema>;

/** Milliseconds that the frame has for its answer. */
const tokenMs = 10_000;

/** Listens to the frame at `url` and to nobody else. @returns what ends it */
export function listenToFields(
  frame: HTMLIFrameElement,
  url: string,
  hear: (message: CardFieldsMessage) => void,
): () => void {
  const { origin } = new URL(url);
  const onMessage = (event: MessageEvent<unknown>): void => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const message = messageSchema.safeParse(event.data);
    if (message.success) hear(message.data);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}

/**
 * Asks the frame for a token of what was typed there. Null when the fields are not right: the frame says so itself.
 * @throws Error when the frame does not answer
 */
export function askForToken(frame: HTMLIFrameElement, url: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      stop();
      settle();
    };
    const unavailable = (): void => end(() => reject(new Error('The card fields do not answer')));
    const timer = setTimeout(unavailable, tokenMs);
    const stop = listenToFields(frame, url, (message) => {
      if (message.type === 'token') end(() => resolve(message.token));
      if (message.type === 'problems') end(() => resolve(null));
      if (message.type === 'unavailable') unavailable();
    });
    frame.contentWindow?.postMessage({ type: 'tokenise' }, new URL(url).origin);
  });
}
