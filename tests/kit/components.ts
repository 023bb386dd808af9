import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Testing Library cleans up automatically only where the test functions are globals, and here they are imported.
afterEach(cleanup);

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

// And nothing lies anywhere: whatever waits until it is near the view is there.
class NearObserver implements Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'> {
  readonly #notify: (entries: { isIntersecting: boolean }[]) => void;
  constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
    this.#notify = notify;
  }
  observe = () => this.#notify([{ isIntersecting: true }]);
  unobserve = () => undefined;
  disconnect = () => undefined;
}
window.IntersectionObserver ??= NearObserver as unknown as typeof IntersectionObserver;
