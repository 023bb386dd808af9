import { expect } from 'vitest';
import type { Visitor } from '../kit/visitor.ts';
import { call } from './electronic-id-setting.ts';

/** Begins a sign-in on the service's pages. @returns where the browser goes */
export async function leaveShop(visitor: Visitor): Promise<string> {
  const { status, body } = await call(visitor, '/redirect', {});
  expect(status).toBe(200);
  return String(body?.['url']);
}

/** Somebody at the service's pages, in a browser of their own. */
export class Person {
  private readonly cookies = new Map<string, string>();

  /** @returns the query that the service leads back to the shop with */
  confirm(url: string, nationalId: string): Promise<string> {
    return this.answer(url, { kennitala: nationalId, svar: 'ja' });
  }

  cancel(url: string): Promise<string> {
    return this.answer(url, { svar: 'nei' });
  }

  /** The page that an address leads to. */
  async open(url: string): Promise<string> {
    return (await this.follow(url)).text();
  }

  private async answer(url: string, form: Record<string, string>): Promise<string> {
    const page = await this.follow(url);
    const { searchParams } = await this.leaveAfter(page.url, new URLSearchParams(form));
    return String(searchParams);
  }

  /** Sends the form and follows until an address of the shop. */
  private async leaveAfter(url: string, body: URLSearchParams): Promise<URL> {
    const response = await this.request(url, body);
    const next = new URL(response.headers.get('location') ?? '', url);
    if (next.pathname === '/auth/electronic') return next;
    const then = await this.request(next.href);
    return new URL(then.headers.get('location') ?? '', next);
  }

  private async follow(url: string): Promise<Response> {
    const response = await this.request(url);
    const next = response.headers.get('location');
    return next ? this.follow(new URL(next, url).href) : response;
  }

  private async request(url: string, body?: URLSearchParams): Promise<Response> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(body && { method: 'POST', body }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.cookies.set(name, value);
    }
    return response;
  }
}
