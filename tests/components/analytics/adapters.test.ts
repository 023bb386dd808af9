import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCollector, isThirdPartyUrl } from '../../../lib/analytics/collector.ts';
import { createGoogleTag, recordRefusal } from '../../../lib/analytics/google-tag.ts';
import type { ShopEvent } from '../../../lib/rules/orders/tracked-events.ts';
import { eventually } from '../../kit/eventually.ts';

const seen: ShopEvent = { name: 'view_item', details: { currency: 'ISK', value: 990 } };

describe('Google’s tag', () => {
  beforeEach(() => {
    delete window.dataLayer;
    document.head.replaceChildren();
    history.replaceState(null, '', '/leit?leit=020980-4299&utm_source=post');
    document.title = 'Leit: 020980-4299';
  });

  const calls = () => (window.dataLayer ?? []).map((call) => [...call] as unknown[]);

  it('is loaded once, with the signals before everything else', () => {
    createGoogleTag('G-A1', ['necessary', 'ecommerce']);
    const scripts = [...document.head.querySelectorAll('script')];
    expect(scripts.map(({ src, async }) => [src, async])).toEqual([
      ['https://www.googletagmanager.com/gtag/js?id=G-A1', true],
    ]);
    expect(calls()[0]).toEqual([
      'consent',
      'default',
      {
        ad_storage: 'denied',
        analytics_storage: 'granted',
        ad_user_data: 'denied',
        ad_personalization: 'denied',
      },
    ]);
    expect(calls().at(-1)).toMatchObject(['config', 'G-A1', { send_page_view: false, page_title: '/leit' }]);
    // It passes over plain arrays.
    expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
  });

  it('is not loaded for a refusal, whose signals are set all the same', () => {
    recordRefusal(['necessary']);
    expect(document.head.querySelectorAll('script')).toHaveLength(0);
    expect(calls()).toEqual([['consent', 'default', expect.objectContaining({ ad_storage: 'denied' })]]);
  });

  it('is told the page as it may be told, whatever the address and the title hold', () => {
    createGoogleTag('G-A1', ['necessary', 'ecommerce']).send(seen);
    expect(calls().at(-1)).toEqual([
      'event',
      'view_item',
      {
        page_location: `${location.origin}/leit?utm_source=post`,
        page_title: '/leit',
        page_referrer: '',
        currency: 'ISK',
        value: 990,
        send_to: 'G-A1',
      },
    ]);
    expect(JSON.stringify(calls())).not.toContain('020980');
  });

  it('is told when the agreement is taken back, is switched off, and its cookies go', () => {
    const adapter = createGoogleTag('G-A1', ['necessary', 'analytics']);
    Reflect.set(document, 'cookie', '_ga=GA1.1.1; path=/');
    Reflect.set(document, 'cookie', '_ga_A1=1; path=/');
    Reflect.set(document, 'cookie', 'signed-in=1; path=/');
    adapter.applyConsent(['necessary']);
    expect(calls().at(-1)).toMatchObject(['consent', 'update', { ad_storage: 'denied' }]);
    expect(Reflect.get(window, 'ga-disable-G-A1')).toBe(true);
    expect(document.cookie).toBe('signed-in=1');
    adapter.applyConsent(['necessary', 'analytics']);
    expect(Reflect.get(window, 'ga-disable-G-A1')).toBe(false);
  });
});

describe('a collector', () => {
  const sent: [string, string][] = [];
  beforeEach(() => {
    sent.length = 0;
    Object.defineProperty(navigator, 'sendBeacon', {
      configurable: true,
      value: (url: string, body: Blob) => {
        if (url.includes('bad')) throw new TypeError('bad address');
        const reader = new FileReader();
        reader.addEventListener('load', () =>
          sent.push([url, typeof reader.result === 'string' ? reader.result : '']),
        );
        reader.readAsText(body);
        return true;
      },
    });
  });
  afterEach(() => Reflect.deleteProperty(navigator, 'sendBeacon'));

  it('gets each event as JSON', async () => {
    createCollector('/maelingar').send(seen);
    await eventually(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.[0]).toBe('/maelingar');
    expect(JSON.parse(sent[0]?.[1] ?? '')).toMatchObject({ name: 'view_item', details: { value: 990 } });
  });

  it('harms nothing where it cannot be reached', () => {
    expect(() => createCollector('http://bad').send(seen)).not.toThrow();
  });

  it.each([
    ['/maelingar', false],
    [`${location.origin}/m`, false],
    ['https://other.test/m', true],
    ['//other.test/m', true],
  ])('%s is another’s: %s', (url, elsewhere) => {
    expect(isThirdPartyUrl(url)).toBe(elsewhere);
  });
});
