/** How the pages start Adyen's script, version 6: texts in Icelandic, no measuring of visitors. */
const start = `
const { AdyenCheckout, Card } = window.AdyenWeb ?? {};
const show = (text) => { document.getElementById('problem').textContent = text; };
const unavailable = 'Ekki næst samband við kortaþjónustuna. Vinsamlegast reynið aftur.';
const begin = (more) => AdyenCheckout({
  clientKey: settings.clientKey, environment: settings.environment, locale: 'is-IS', countryCode: 'IS',
  analytics: { enabled: false }, ...more,
});`;

/**
 * Speaks to the page around the frame as every acquirer's fields do (lib/checkout/card-fields.ts): \`ready\`, \`height\`, and to
 * \`tokenise\` either \`token\` or \`problems\`. Messages are exchanged with the shop's own origin only.
 */
export const fieldsScript = `${start}
const say = (message) => parent.postMessage({ source: 'card-fields', ...message }, location.origin);
let card;
let state = { isValid: false };
const encode = (value) => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};
function tokenise() {
  if (!card) return say({ type: 'unavailable' });
  if (!state.isValid) {
    card.showValidation();
    return say({ type: 'problems' });
  }
  const { paymentMethod, browserInfo } = state.data;
  const names = ['type', 'encryptedCardNumber', 'encryptedExpiryMonth', 'encryptedExpiryYear', 'encryptedSecurityCode', 'holderName', 'brand', 'checkoutAttemptId'];
  const chosen = Object.fromEntries(names.flatMap((name) => (paymentMethod[name] ? [[name, paymentMethod[name]]] : [])));
  say({ type: 'token', token: encode({ paymentMethod: { ...chosen, type: 'scheme' }, browserInfo }) });
}
addEventListener('message', (event) => {
  if (event.origin === location.origin && event.source === parent && event.data?.type === 'tokenise') tokenise();
});
new ResizeObserver(() => say({ type: 'height', height: document.documentElement.offsetHeight })).observe(document.body);
async function open() {
  const brands = ['visa', 'mc', 'amex', 'maestro', 'diners', 'discover', 'jcb', 'cup'];
  const checkout = await begin({
    paymentMethodsResponse: { paymentMethods: [{ type: 'scheme', name: 'Greiðslukort', brands }] },
    onError: () => show(unavailable),
  });
  card = new Card(checkout, {
    showPayButton: false, hasHolderName: true, holderNameRequired: true,
    onChange(next) { state = next; if (next.isValid) show(''); },
    onConfigSuccess: () => say({ type: 'ready' }),
  });
  card.mount('#card');
}
open().catch(() => show(unavailable));
`;

/** Shows what the bank asks for, and sends its outcome until there is nothing more to show. */
export const challengeScript = `${start}
const place = location.pathname.replace('/challenge/', '/return/');
document.getElementById('back').href = place;
let checkout;
async function complete({ data }) {
  show('');
  try {
    const answer = await fetch(location.pathname, {
      method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ details: data.details }),
    });
    if (!answer.ok) throw new Error(String(answer.status));
    const { action } = await answer.json();
    if (action) checkout.createFromAction(action, { challengeWindowSize: '05' }).mount('#action');
    else location.replace(place);
  } catch {
    show(unavailable);
  }
}
async function open() {
  checkout = await begin({ onAdditionalDetails: complete, onError: () => show(unavailable) });
  checkout.createFromAction(settings.action, { challengeWindowSize: '05' }).mount('#action');
}
open().catch(() => show(unavailable));
`;
