import { watchSignedInHint } from './signed-in-hint.ts';

/** Prices as consumers pay them, or as a business counts them. */
export type VatDisplay = 'with' | 'without';

/** What this browser chose; it holds for every customer who signs in here. */
const choiceKey = 'vat';
/** What the customer who is signed in sees until then. */
const defaultKey = 'vat-default';
const changeEvent = 'vat-change';

/** As the page shows them: both figures are on it, and the mark on <html> chooses (components/ui/by-vat.module.css). */
export function readVatDisplay(): VatDisplay {
  return document.documentElement.dataset['vat'] === 'without' ? 'without' : 'with';
}

export function chooseVatDisplay(choice: VatDisplay): void {
  store(choiceKey, choice);
}

/** Companies count without VAT, unless the browser has another choice. */
export function storeVatDefault(isCompany: boolean): void {
  const display = isCompany ? 'without' : 'with';
  if (localStorageItem(defaultKey) !== display) store(defaultKey, display);
}

/** Calls back at each change, also one in another tab, before a page came back from the browser's history, or by signing out. */
export function watchVatDisplay(onChange: () => void): () => void {
  const update = (): void => {
    const stored = localStorageItem(choiceKey) ?? defaultDisplay();
    if (stored !== null) document.documentElement.dataset['vat'] = stored;
    onChange();
  };
  const events = [changeEvent, 'storage', 'pageshow'];
  for (const event of events) addEventListener(event, update);
  const unwatchHint = watchSignedInHint(update);
  return () => {
    for (const event of events) removeEventListener(event, update);
    unwatchHint();
  };
}

function defaultDisplay(): string | null {
  return document.documentElement.dataset['signedIn'] === 'true' ? localStorageItem(defaultKey) : 'with';
}

function localStorageItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, display: VatDisplay): void {
  // Without storage it holds until the page is left.
  document.documentElement.dataset['vat'] = display;
  try {
    localStorage.setItem(key, display);
  } catch {
    // As above.
  }
  dispatchEvent(new Event(changeEvent));
}
