import type { App } from '../../backend/src/app.ts';
import type { Operation } from '../../graphql/generated/documents.ts';

export const apiKey = 'test-api-key';
export const origin = 'http://shop.test';

interface Failure {
  code: string;
  message: string;
  details: Record<string, unknown>;
}

/** One browser: stores cookies, sends what the storefront sends. */
export class Visitor {
  readonly cookies: Map<string, string>;
  readonly headers: Record<string, string> = {};
  private readonly app: App;

  constructor(app: App, cookies: Record<string, string> = {}) {
    this.app = app;
    this.cookies = new Map(Object.entries(cookies));
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const body = init.body as string | undefined;
    const headers = {
      ApiKey: apiKey,
      ...(cookie ? { Cookie: cookie } : {}),
      ...(body === undefined
        ? {}
        : {
            'Content-Type': 'application/json',
            'Content-Length': String(Buffer.byteLength(body)),
            Origin: origin,
            'Sec-Fetch-Site': 'same-origin',
          }),
      ...this.headers,
      ...(init.headers as Record<string, string> | undefined),
    };
    const response = await this.app.fetch(new Request(`${origin}${path}`, { ...init, headers }));
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, { method: 'POST', body: JSON.stringify(body), headers });
  }

  /** The data of an operation; throws when it failed. */
  async ask<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: NoInfer<Variables>,
  ): Promise<Data> {
    const { data, errors } = await this.send(operation, variables);
    if (errors) throw new Error(JSON.stringify(errors));
    return data as Data;
  }

  /** The first error of an operation; throws when it succeeded. */
  async fail<Data, Variables>(operation: Operation<Data, Variables>, variables: unknown): Promise<Failure> {
    const { data, errors } = await this.send(operation, variables);
    const [first] = errors ?? [];
    if (!first) throw new Error(`Succeeded: ${JSON.stringify(data)}`);
    const { code, ...details } = first.extensions;
    return { code: String(code), message: first.message, details };
  }

  private async send(query: string, variables: unknown) {
    const response = await this.post('/graphql', { query, variables });
    return (await response.json()) as {
      data?: unknown;
      errors?: { message: string; extensions: Record<string, unknown> }[];
    };
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split('=');
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
