import { browserSessionPersistence, type AuthProvider } from 'firebase/auth';
import { z } from 'zod';
import { providerPage } from '../../rules/routes/account-paths.ts';
import { callToolkit, identityError } from './toolkit.ts';
import {
  readAnswerState,
  readPendingRedirect,
  storePendingRedirect,
  watchAnswers,
} from './provider-answer.ts';

const startedSchema = z.object({ authUri: z.url(), sessionId: z.string() });
const projectSchema = z.object({ authorizedDomains: z.array(z.string()) });

/** What the SDK signs in with once the provider has answered. */
interface AnswerEvent {
  type: string;
  eventId: string | null;
  urlResponse: string;
  sessionId: string;
  postBody: null;
  tenantId: null;
}

/** An operation of the SDK that waits for the provider's answer. */
interface Consumer {
  readonly filter: readonly string[];
  readonly eventId: string | null;
  onAuthEvent(event: AnswerEvent): void;
}

interface Visit {
  type: string;
  state: string;
  sessionId: string;
}

/** Pixels (specification §9). */
const popupSize = { width: 500, height: 600 };

/**
 * Opens the pages of providers for the SDK's `signInWithPopup` and `signInWithRedirect`, in place of the SDK's own part, which
 * loads a script of Google's and a frame of the identity service's domain: neither a strict content policy nor a browser that
 * parts the storage of frames lets them through. The service itself says where to go (`createAuthUri`), and the provider sends
 * the browser back to a page of this shop.
 */
export class ProviderWindows {
  readonly _redirectPersistence = browserSessionPersistence;
  readonly _shouldInitProactively = false;
  readonly #consumers = new Map<Consumer, () => void>();
  #visit: Visit | null = null;

  _initialize(): Promise<this> {
    return Promise.resolve(this);
  }

  /** At once, while the press still counts; where to goes only when the service has said so. */
  async _openPopup(_auth: unknown, provider: AuthProvider, type: string) {
    const popup = openPopup();
    if (!popup) throw identityError('popup-blocked');
    try {
      const { authUri, ...visit } = await startVisit(provider);
      this.#visit = { ...visit, type };
      popup.location.href = authUri;
    } catch (error) {
      popup.close();
      throw error;
    }
    return { window: popup, associatedEvent: null, close: () => popup.close() };
  }

  async _openRedirect(_auth: unknown, provider: AuthProvider, type: string): Promise<never> {
    const { authUri, ...visit } = await startVisit(provider);
    storePendingRedirect({ ...visit, type });
    location.assign(authUri);
    return new Promise(() => undefined);
  }

  registerConsumer(consumer: Consumer): void {
    const redirect = readPendingRedirect();
    if (redirect && consumer.filter.includes(redirect.type)) {
      storePendingRedirect(null);
      consumer.onAuthEvent(toEvent(redirect, null, location.href));
      return;
    }
    const visit = this.#visit;
    if (!visit) return;
    this.#consumers.set(
      consumer,
      watchAnswers((url) => {
        if (readAnswerState(url) === visit.state) consumer.onAuthEvent(toEvent(visit, consumer.eventId, url));
      }),
    );
  }

  unregisterConsumer(consumer: Consumer): void {
    this.#consumers.get(consumer)?.();
    this.#consumers.delete(consumer);
  }

  /** Without frames their storage does not matter. */
  _isIframeWebStorageSupported(_auth: unknown, answer: (isSupported: boolean) => void): void {
    answer(true);
  }

  /** @throws `auth/unauthorized-domain` where the service does not know this shop (specification §7.7, GET /v1/projects) */
  async _originValidation(): Promise<void> {
    const { authorizedDomains } = projectSchema.parse(await callToolkit('/v1/projects'));
    const { hostname } = location;
    const isKnown = authorizedDomains.some(
      (domain) => hostname === domain || hostname.endsWith(`.${domain}`),
    );
    if (!isKnown) throw identityError('unauthorized-domain');
  }

  _completeRedirectFn(): Promise<null> {
    return Promise.resolve(null);
  }

  _overrideRedirectResult(): void {
    // Results are asked for once, by the page that the provider leads back to.
  }
}

async function startVisit(provider: AuthProvider) {
  const continueUri = new URL(providerPage, location.origin).href;
  const started = startedSchema.parse(
    await callToolkit('/v1/accounts:createAuthUri', {
      providerId: provider.providerId,
      continueUri,
      customParameter: { prompt: 'select_account' },
    }),
  );
  return { ...started, state: readAnswerState(started.authUri) ?? '' };
}

function toEvent({ type, sessionId }: Visit, eventId: string | null, urlResponse: string): AnswerEvent {
  return { type, eventId, urlResponse, sessionId, postBody: null, tenantId: null };
}

function openPopup(): Window | null {
  const { width, height } = popupSize;
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2);
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2);
  const features = { popup: 'yes', width, height, left, top };
  return window.open(
    'about:blank',
    '_blank',
    Object.entries(features)
      .map(([name, value]) => `${name}=${value}`)
      .join(','),
  );
}
