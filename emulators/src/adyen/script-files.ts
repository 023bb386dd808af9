import { Hono, type Context } from 'hono';

/** Adyen's script as far as the shop uses it: its documented names, with fields in frames of this origin. */
const sdk = `(() => {
const origin = new URL(document.currentScript.src).origin;
const labels = { encryptedCardNumber: 'Kortanúmer', encryptedExpiryDate: 'Gildistími', encryptedSecurityCode: 'Öryggisnúmer' };
class Card {
  constructor(checkout, props) { this.checkout = checkout; this.props = props; this.values = {}; }
  mount(place) {
    const root = document.querySelector(place);
    root.innerHTML = '<div class="holder"><label>Nafn korthafa <input autocomplete="cc-name"></label></div>';
    this.holder = root.querySelector('input');
    this.holder.addEventListener('input', () => this.changed());
    this.frames = Object.entries(labels).map(([field, label]) => {
      const frame = document.createElement('iframe');
      frame.title = label;
      frame.dataset.field = field;
      frame.src = origin + '/checkoutshopper/securedfields/' + this.checkout.options.clientKey + '/field.html?field=' + field + '&origin=' + encodeURIComponent(location.origin);
      root.append(frame);
      return frame;
    });
    addEventListener('message', (event) => {
      const frame = this.frames.find((one) => one.contentWindow === event.source);
      if (!frame || event.origin !== origin) return;
      if (event.data.type === 'ready') this.ready = (this.ready ?? 0) + 1;
      if (event.data.type === 'ready' && this.ready === this.frames.length) this.props.onConfigSuccess?.({});
      if (event.data.type === 'value') { this.values = { ...this.values, ...event.data.encrypted }; this.changed(); }
    });
    return this;
  }
  changed() {
    const needed = ['encryptedCardNumber', 'encryptedExpiryMonth', 'encryptedExpiryYear', 'encryptedSecurityCode'];
    const holderName = this.holder.value.trim();
    const isValid = needed.every((name) => this.values[name]) && holderName !== '';
    this.state = { isValid, data: {
      paymentMethod: { type: 'scheme', holderName, ...this.values },
      browserInfo: { acceptHeader: '*/*', colorDepth: screen.colorDepth, javaEnabled: false, language: navigator.language,
        screenHeight: screen.height, screenWidth: screen.width, timeZoneOffset: new Date().getTimezoneOffset(), userAgent: navigator.userAgent },
    } };
    this.props.onChange?.(this.state, this);
  }
  showValidation() {
    this.holder.setAttribute('aria-invalid', String(this.holder.value.trim() === ''));
    for (const frame of this.frames) frame.contentWindow.postMessage({ type: 'validate' }, origin);
    return this;
  }
}
class Action {
  constructor(checkout, action) { this.checkout = checkout; this.action = action; }
  mount(place) {
    const root = document.querySelector(place);
    root.replaceChildren();
    const { type, subtype, token, url } = this.action;
    const details = (threeDSResult) => this.checkout.options.onAdditionalDetails({ data: { details: { threeDSResult } } }, this, { resolve() {}, reject() {} });
    if (type === 'redirect') location.assign(url);
    else if (subtype === 'fingerprint') details(token + '~ok');
    else {
      const frame = document.createElement('iframe');
      frame.title = 'Staðfesting banka';
      frame.src = origin + '/bank/challenge/' + token;
      frame.style.cssText = 'width:100%;height:320px;border:0';
      root.append(frame);
      addEventListener('message', (event) => {
        if (event.source === frame.contentWindow && event.data.type === 'challengeResult') details(event.data.result);
      });
    }
    return this;
  }
}
window.AdyenWeb = {
  Card,
  AdyenCheckout: async (options) => {
    const checkout = { options, createFromAction: (action) => new Action(checkout, action) };
    return checkout;
  },
};
})();`;

const styles = `iframe[data-field] { display: block; width: 100%; height: 76px; border: 0 }
.holder input { display: block; box-sizing: border-box; width: 100%; height: 44px; padding: 0 12px; margin: 4px 0 8px; font: inherit; border: 1px solid #7d8b93; border-radius: 8px }
.holder input[aria-invalid=true] { border-color: #a3291b }`;

/** One field, in a frame of this origin: what is typed leaves it as the test platform takes it. */
const fieldPage = `<!doctype html><html lang="is"><meta charset="utf-8"><title>Kortareitur</title>
<style>body { margin: 0; font: 1rem/1.5 system-ui, sans-serif } input { display: block; box-sizing: border-box; width: 100%; height: 44px; padding: 0 12px; margin: 4px 0; font: inherit; border: 1px solid #7d8b93; border-radius: 8px } input[aria-invalid=true] { border-color: #a3291b }</style>
<label><span></span> <input inputmode="numeric"></label>
<script>
const query = new URLSearchParams(location.search);
const field = query.get('field');
const shop = query.get('origin');
const input = document.querySelector('input');
const labels = { encryptedCardNumber: 'Kortanúmer', encryptedExpiryDate: 'Gildistími', encryptedSecurityCode: 'Öryggisnúmer' };
document.querySelector('span').textContent = labels[field];
function read() {
  const digits = input.value.replace(/\\D/g, '');
  if (field === 'encryptedCardNumber') return { encryptedCardNumber: digits.length >= 14 ? 'test_' + digits : '' };
  if (field === 'encryptedSecurityCode') return { encryptedSecurityCode: digits.length >= 3 ? 'test_' + digits : '' };
  const isWhole = digits.length === 4;
  return { encryptedExpiryMonth: isWhole ? 'test_' + digits.slice(0, 2) : '', encryptedExpiryYear: isWhole ? 'test_20' + digits.slice(2) : '' };
}
input.addEventListener('input', () => parent.postMessage({ type: 'value', encrypted: read() }, shop));
addEventListener('message', (event) => {
  if (event.origin === shop && event.data.type === 'validate')
    input.setAttribute('aria-invalid', String(Object.values(read()).some((value) => value === '')));
});
parent.postMessage({ type: 'ready' }, shop);
</script></html>`;

/** Files that browsers load from Adyen's hosts. */
export function scriptFiles(): Hono {
  const files = new Hono();
  const send = (c: Context, type: string, content: string) =>
    c.body(content, 200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' });
  files.get('/sdk/:version/adyen.js', (c) => send(c, 'text/javascript; charset=utf-8', sdk));
  files.get('/sdk/:version/adyen.css', (c) => send(c, 'text/css; charset=utf-8', styles));
  files.get('/securedfields/:clientKey/field.html', (c) => c.html(fieldPage));
  return files;
}
