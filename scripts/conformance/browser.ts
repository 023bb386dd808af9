import type { Operation } from '../../graphql/generated/documents.ts';
import { backendErrorCodes } from '../../lib/contract/rest-schemas.ts';
import { expectThat, Unmet } from './expect.ts';
import { findShapeProblems, readOperation } from './shape.ts';

interface Refusal {
  code: string;
  message: string;
  details: Readonly<Record<string, unknown>>;
}

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: Record<string, unknown> }[];
}

const timeoutMs = 30_000;

/** One browser: keeps cookies, and sends what the storefront sends. */
export class Browser {
  readonly cookies = new Map<string, string>();
  private readonly url: string;
  private readonly apiKey: string;

  constructor(url: string, apiKey: string, cookies: ReadonlyMap<string, string> = new Map()) {
    this.url = url;
    this.apiKey = apiKey;
    for (const [name, value] of cookies) this.cookies.set(name, value);
  }

  /** A second tab: the same cookies as now. */
  copy(): Browser {
    return new Browser(this.url, this.apiKey, this.cookies);
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers({ ApiKey: this.apiKey, 'User-Agent': 'conformance' });
    if (cookie) headers.set('Cookie', cookie);
    if (init.body !== undefined) headers.set('Content-Type', 'application/json');
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value);
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${this.url}${path}`, { redirect: 'manual', signal, ...init, headers });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return response;
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch(path, { method: 'POST', body: JSON.stringify(body), headers });
  }

  /** The data of an operation, in the shape of the contract. @throws Unmet for an error or another shape */
  async ask<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: NoInfer<Variables>,
    headers: Record<string, string> = {},
  ): Promise<Data> {
    const name = nameOf(operation);
    const { data, errors } = await this.send(operation, variables, headers);
    const [first] = errors ?? [];
    if (first) throw new Unmet(`${name}: ${codeOf(first)} (${first.message})`);
    expectThat(typeof data === 'object' && data !== null, `${name}: an answer without data`);
    const [problem] = findShapeProblems(operation, data);
    expectThat(problem === undefined, `${name}: ${problem}`);
    return data as Data;
  }

  /** Data or the code of the first error, whatever comes. */
  async answerTo(operation: string, variables: unknown): Promise<{ data: unknown; code: string | null }> {
    const { data, errors } = await this.send(operation, variables, {});
    const [first] = errors ?? [];
    return { data: data ?? null, code: first ? codeOf(first) : null };
  }

  /** The first error of an operation. @throws Unmet when it was answered instead */
  async refusalOf<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: unknown,
    headers: Record<string, string> = {},
  ): Promise<Refusal> {
    const { errors } = await this.send(operation, variables, headers);
    const [first] = errors ?? [];
    expectThat(first !== undefined, `${nameOf(operation)}: answered instead of refused`);
    const code = codeOf(first);
    expectThat(
      backendErrorCodes.some((known) => known === code),
      `${nameOf(operation)}: no code of the contract: ${code}`,
    );
    return { code, message: first.message, details: first.extensions ?? {} };
  }

  /** @throws Unmet unless it is refused with this code; `reason` is that of extensions.reason */
  async expectRefusal<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: unknown,
    code: string,
    reason?: string,
  ): Promise<Refusal> {
    const refusal = await this.refusalOf(operation, variables);
    expectThat(refusal.code === code, `${nameOf(operation)}: ${refusal.code} instead of ${code}`);
    const given = refusal.details['reason'];
    if (reason !== undefined)
      expectThat(given === reason, `${nameOf(operation)}: ${String(given)}, not ${reason}`);
    return refusal;
  }

  private async send(query: string, variables: unknown, headers: Record<string, string>): Promise<Answer> {
    const response = await this.post(`/graphql?op=${nameOf(query)}`, { query, variables }, headers);
    const text = await response.text();
    try {
      return JSON.parse(text) as Answer;
    } catch {
      throw new Unmet(`${nameOf(query)}: ${response.status} with ${text.slice(0, 80) || 'nothing'}`);
    }
  }

  private keep(line: string): void {
    const [pair = '', ...attributes] = line.split(/; */);
    const at = pair.indexOf('=');
    const name = pair.slice(0, at);
    if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1));
  }
}

export function nameOf(operation: string): string {
  return readOperation(operation).name?.value ?? '';
}

function codeOf({ extensions }: { extensions?: Record<string, unknown> }): string {
  const code = extensions?.['code'];
  return typeof code === 'string' ? code : 'no code';
}
