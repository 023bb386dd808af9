import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createGate } from '../../../lib/analytics/event-gate.ts';
import type { Consent } from '../../../lib/rules/people/consent.ts';
import type { ShopEvent } from '../../../lib/rules/orders/tracked-events.ts';

let consent: Consent;
let receivedBy: string[];

const view: ShopEvent = { name: 'page_view', details: {} };
const seen: ShopEvent = { name: 'view_item', details: {} };
const bought: ShopEvent = { name: 'purchase', details: {}, reportKey: 'order:1' };

function service(isThirdParty: boolean, name = 'other') {
  const makeAdapter = () => {
    receivedBy.push('loaded');
    return {
      send: (event: ShopEvent) => void receivedBy.push(event.name),
      applyConsent: (answer: NonNullable<Consent>) => void receivedBy.push(`consent ${answer.join(' ')}`),
    };
  };
  const recordRefusal = () => void receivedBy.push('refusal');
  const made = createGate({ name, isThirdParty, createAdapter: makeAdapter, recordRefusal }, () => consent);
  const answer = (given: Consent) => {
    consent = given;
    made.handleConsentChange();
  };
  return { ...made, answer };
}

beforeEach(() => {
  localStorage.clear();
  consent = null;
  receivedBy = [];
});

describe('a third party', () => {
  it('is not loaded before the answer, and then receives what waited', () => {
    const { handleEvent, answer } = service(true);
    handleEvent(view);
    handleEvent(seen);
    expect(receivedBy).toEqual([]);
    answer(['necessary', 'analytics', 'ecommerce']);
    expect(receivedBy).toEqual(['loaded', 'consent necessary analytics ecommerce', 'page_view', 'view_item']);
    answer(['necessary', 'analytics', 'ecommerce']);
    expect(receivedBy).toHaveLength(5);
  });

  it.each([
    [['necessary'], ['refusal']],
    [
      ['necessary', 'analytics'],
      ['loaded', 'consent necessary analytics', 'page_view', 'page_view'],
    ],
    [
      ['necessary', 'ecommerce'],
      ['loaded', 'consent necessary ecommerce', 'view_item', 'view_item'],
    ],
  ] as [NonNullable<Consent>, string[]][])('hears after the answer %j of %j', (given, receivers) => {
    const { handleEvent, answer } = service(true);
    handleEvent(view);
    handleEvent(seen);
    answer(given);
    handleEvent(view);
    handleEvent(seen);
    expect(receivedBy.toSorted()).toEqual(receivers.toSorted());
  });

  it('receives nothing more once the consent is withdrawn', () => {
    const { handleEvent, answer } = service(true);
    answer(['necessary', 'ecommerce']);
    answer(['necessary']);
    handleEvent(seen);
    expect(receivedBy).toEqual(['loaded', 'consent necessary ecommerce', 'consent necessary']);
  });

  it('does not hear later of what was refused', () => {
    const { handleEvent, answer } = service(true);
    handleEvent(seen);
    answer(['necessary']);
    answer(['necessary', 'ecommerce']);
    expect(receivedBy).toEqual(['refusal', 'loaded', 'consent necessary ecommerce']);
  });

  it('receives the newest hundred events of a visitor who answers late', () => {
    const { handleEvent, answer } = service(true);
    for (let count = 0; count < 150; count += 1) handleEvent(seen);
    answer(['necessary', 'ecommerce']);
    expect(receivedBy.filter((name) => name === 'view_item')).toHaveLength(100);
  });
});

describe('the shop’s own collector', () => {
  it('receives ecommerce events without an answer, page views only with one', () => {
    const { handleEvent, answer } = service(false);
    handleEvent(view);
    handleEvent(seen);
    expect(receivedBy).toEqual(['loaded', 'view_item']);
    answer(['necessary', 'analytics']);
    expect(receivedBy).toEqual(['loaded', 'view_item', 'consent necessary analytics', 'page_view']);
  });

  it('receives no event after a refusal', () => {
    const { handleEvent, answer } = service(false);
    answer(['necessary']);
    handleEvent(seen);
    handleEvent(view);
    expect(receivedBy).toEqual(['refusal']);
  });
});

describe('an order', () => {
  it('is told once in a browser to each service, over reloads', () => {
    consent = ['necessary', 'ecommerce'];
    service(true).handleEvent(bought);
    service(true).handleEvent(bought);
    service(true, 'second').handleEvent(bought);
    expect(receivedBy.filter((name) => name === 'purchase')).toHaveLength(2);
  });

  it('is told once where nothing can be stored', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    consent = ['necessary', 'ecommerce'];
    const { handleEvent } = service(true, 'third');
    handleEvent(bought);
    handleEvent(bought);
    expect(receivedBy).toEqual(['loaded', 'purchase']);
    vi.restoreAllMocks();
  });

  it.each(['{', '7', '"order:1"'])('is told though the storage holds %s', (text) => {
    localStorage.setItem('reported-events', text);
    consent = ['necessary', 'ecommerce'];
    service(true, `with ${text}`).handleEvent(bought);
    expect(receivedBy).toContain('purchase');
  });
});
