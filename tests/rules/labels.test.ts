import { describe, expect, test } from 'vitest';
import { cartLabel } from '../../lib/rules/orders/cart-label.ts';
import {
  allowedCheckoutStep,
  checkoutStepLabel,
  findCheckoutStep,
  checkoutStepPath,
  placedOrderPath,
} from '../../lib/rules/routes/checkout-step.ts';
import { shortCompanyName } from '../../lib/rules/people/company-name.ts';
import {
  allowsAnalytics,
  allowsEcommerce,
  consentSignals,
  parseConsent,
  normaliseConsent,
} from '../../lib/rules/people/consent.ts';
import {
  isAcceptedQuote,
  isValidQuote,
  quoteStatusLabels,
  validQuoteCount,
} from '../../lib/rules/orders/quote-status.ts';

test.each([
  [0, 'Tóm'],
  [1, '1 vara'],
  [2, '2 vörur'],
  [11, '11 vörur'],
  [21, '21 vörur'],
  [1001, '1.001 vörur'],
])('a cart of %d is %s', (count, label) => {
  expect(cartLabel(count)).toBe(label);
});

test.each([
  ['Kaffihúsið Kría slf.', 'Kaffihúsið Kría'],
  ['Hótel Hvönn ehf.', 'Hótel Hvönn'],
  ['Hótel Hvönn EHF', 'Hótel Hvönn'],
  ['Vör, sf', 'Vör'],
  ['North Ltd.', 'North'],
  ['North Inc', 'North'],
  ['Sandhf', 'Sandhf'],
  ['Þjónustumiðstöð Öxarfjarðar og nágrennis hf.', 'ÞÖON'],
  ['  Alda  ', 'Alda'],
  ['fimmtánstafirhér', 'fimmtánstafirh…'],
  ['', ''],
])('%s is shown as %s', (name, short) => {
  expect(shortCompanyName(name)).toBe(short);
});

describe('quotes', () => {
  test('only Sent is valid, only Accepted is accepted', () => {
    const quotes = (['Requested', 'Draft', 'Sent', 'Accepted', 'Expired'] as const).map((status) => ({
      status,
    }));
    expect(quotes.map(isValidQuote)).toEqual([false, false, true, false, false]);
    expect(quotes.map(isAcceptedQuote)).toEqual([false, false, false, true, false]);
    expect(validQuoteCount(quotes)).toBe(1);
  });

  test('have neuter words', () => {
    expect(quoteStatusLabels).toEqual({
      Requested: 'Í bið',
      Draft: 'Drög',
      Sent: 'Sent',
      Accepted: 'Samþykkt',
      Expired: 'Útrunnið',
    });
  });
});

describe('consent', () => {
  test.each([
    [[], ['necessary']],
    [['analytics', 'ecommerce'], ['necessary']],
    [
      ['ecommerce', 'necessary'],
      ['necessary', 'ecommerce'],
    ],
    [
      ['necessary', 'analytics', 'annað', 'analytics'],
      ['necessary', 'analytics'],
    ],
  ])('the answer %o is stored as %o', (answer, stored) => {
    expect(normaliseConsent(answer)).toEqual(stored);
  });

  test.each([
    [null, null],
    [undefined, null],
    ['', null],
    ['{', null],
    ['{"a":1}', null],
    ['["necessary",7]', ['necessary']],
  ])('stored %o reads as %o', (stored, consent) => {
    expect(parseConsent(stored)).toEqual(consent);
  });

  test('decides what may be measured', () => {
    expect(allowsEcommerce(null)).toBe(true);
    expect(allowsEcommerce(['necessary'])).toBe(false);
    expect(allowsEcommerce(['necessary', 'ecommerce'])).toBe(true);
    expect(allowsAnalytics(null)).toBe(false);
    expect(allowsAnalytics(['necessary', 'analytics'])).toBe(true);
    for (const without of [null, ['necessary'], ['necessary', 'ecommerce']] as const)
      expect(consentSignals(without)).toEqual({ ad_storage: 'denied', analytics_storage: 'granted' });
    expect(consentSignals(['necessary', 'analytics'])).toEqual({
      ad_storage: 'granted',
      analytics_storage: 'granted',
    });
  });
});

describe('checkout steps', () => {
  test.each([
    ['Receiver', '/karfa/vidtakandi', 'Viðtakandi'],
    ['Delivery', '/karfa/afhending', 'Afhending'],
    ['Payment', '/karfa/greidsla', 'Greiðsla'],
    ['Complete', '/karfa/stadfesting', 'Pöntun móttekin'],
    ['CheckoutError', '/karfa/villa', 'Villa í pöntun'],
  ] as const)('%s stands at %s', (step, path, label) => {
    expect(checkoutStepPath(step)).toBe(path);
    expect(checkoutStepLabel(step)).toBe(label);
    expect(findCheckoutStep(path.slice('/karfa/'.length))).toBe(step);
  });

  test('an unknown address is no step', () => {
    expect(findCheckoutStep('flytipontun')).toBeUndefined();
    expect(findCheckoutStep('Receiver')).toBeUndefined();
  });

  test('what was ordered has its page, and so has what waits for a yes', () => {
    expect(placedOrderPath({ id: '12', requestId: null })).toBe('/karfa/stadfesting?pontun=12');
    expect(placedOrderPath({ id: null, requestId: '7' })).toBe('/auth/approvals?beidni=7');
    expect(placedOrderPath({ id: null, requestId: null })).toBeNull();
  });

  test('a step ahead of the first unfinished one leads back to it', () => {
    expect(allowedCheckoutStep('Payment', 'Delivery')).toBe('Delivery');
    expect(allowedCheckoutStep('Receiver', 'Delivery')).toBe('Receiver');
    expect(allowedCheckoutStep('Complete', 'Payment')).toBe('Payment');
  });
});
