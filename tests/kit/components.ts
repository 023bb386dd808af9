import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Testing Library cleans up automatically only where the test functions are globals, and here they are imported.
afterEach(cleanup);

// Files share their worker's window: each leaves it as it found it.
afterAll(() => {
  localStorage.clear();
  for (const [name = ''] of document.cookie.split('; ').map((one) => one.split('=')))
    Reflect.set(document, 'cookie', `${name}=; path=/; max-age=0`);
  sessionStorage.clear();
  document.title = '';
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
});

// On a busy machine updates take longer than the default of one second.
configure({ asyncUtilTimeout: 15_000 });

// jsdom lays nothing out, so it cannot scroll.
Element.prototype.scrollIntoView ??= () => undefined;

// It knows no modal dialogs; the browser's own are tried by the journeys.
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

// Nor has its window a width: no media query matches.
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { matches: false, media }) as unknown as MediaQueryList;

// The libraries stay loaded, which is most of the time; the shop's own modules, and what they keep, are each file's own.
vi.resetModules();
