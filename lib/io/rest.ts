import { backendUrl } from './backend-address.ts';
import { BackendError, codeForStatus } from './backend-error.ts';
import { publicConfig } from './public-config.ts';

interface RestAnswer {
  status: number;
  /** Parsed JSON, null where there is none. */
  body: unknown;
}

/** Expected statuses of the REST calls (specification §7.1); 300 lists several users. */
const expectedStatuses: readonly number[] = [200, 202, 204, 300];

/**
 * The one way to call the REST part of the backend.
 * @param body sent as JSON with POST; a call without one is a GET
 * @param headers besides ApiKey, e.g. the visitor's cookie where the server asks for them
 * @throws BackendError for any status that specification §7.1 does not name as an answer
 */
export async function callRest(
  path: string,
  body?: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<RestAnswer> {
  const { status, text } = await sendRequest(path, body, headers);
  const parsed = parseBody(text);
  if (expectedStatuses.includes(status)) return { status, body: parsed };
  const { code, message } = {
    code: codeForStatus(status),
    message: `HTTP ${status}`,
    ...asRecord(parsed),
  };
  throw new BackendError(code, String(message), asRecord(parsed));
}

/** An answer that breaks off, as when the tab is reloaded, is none. */
async function sendRequest(
  path: string,
  body: object | undefined,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; text: string }> {
  const { apiKey } = publicConfig();
  try {
    const answer = await fetch(backendUrl(path), {
      method: body ? 'POST' : 'GET',
      headers: { ApiKey: apiKey, ...(body && { 'Content-Type': 'application/json' }), ...headers },
      body: body && JSON.stringify(body),
      credentials: 'include',
    });
    return { status: answer.status, text: await answer.text() };
  } catch (error) {
    throw new BackendError('UNAVAILABLE', 'The backend did not answer', {}, error);
  }
}

function parseBody(text: string): unknown {
  if (!text) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: only the status counts.
    return null;
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
