/** Where the focus was: from the element itself outwards, each with its place among its siblings. */
type FocusTrail = readonly { element: Element; place: number }[];

const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/**
 * A ref for a region whose parts go while they have the focus: a row that is deleted, a button that has become a form. The
 * focus
 * then goes to what took its place, or to what is nearest. And a form that was sent with something wrong shows the first wrong
 * field.
 */
export function restoreLostFocus(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  const teardown = new AbortController();
  const { signal } = teardown;
  let trail: FocusTrail = [];
  // A component that takes the focus in its own effect comes first.
  const runAfterPaint = (callback: () => void): void => {
    requestAnimationFrame(() => setTimeout(() => !signal.aborted && callback()));
  };
  const observer = new MutationObserver(() => {
    if (isFocusLost(trail)) runAfterPaint(() => isFocusLost(trail) && findNearestFocusable(trail)?.focus());
  });
  observer.observe(region, { childList: true, subtree: true });
  region.addEventListener('focusin', ({ target }) => (trail = readFocusTrail(target, region)), { signal });
  region.addEventListener(
    'submit',
    ({ target }) => runAfterPaint(() => target instanceof HTMLFormElement && focusFirstInvalid(target)),
    { signal },
  );
  return () => {
    teardown.abort();
    observer.disconnect();
  };
}

function readFocusTrail(target: EventTarget | null, region: HTMLElement): FocusTrail {
  const trail: { element: Element; place: number }[] = [];
  for (let element = target; element instanceof Element; element = element.parentElement) {
    trail.push({ element, place: [...(element.parentElement?.children ?? [])].indexOf(element) });
    if (element === region) break;
  }
  return trail;
}

/** Where somebody pressed beside it before, the focus was given up and not lost; then what had it is still there. */
function isFocusLost([last]: FocusTrail): boolean {
  return last !== undefined && !last.element.isConnected && document.activeElement === document.body;
}

/** What stands where the part that is gone stood; else the first thing to press in the smallest part that is left. */
function findNearestFocusable(trail: FocusTrail): HTMLElement | null {
  for (const [index, { element }] of trail.entries()) {
    const removedElement = trail[index - 1];
    if (!removedElement || !element.isConnected) continue;
    const replacement = element.children[Math.min(removedElement.place, element.children.length - 1)];
    const target = replacement?.matches(focusable)
      ? replacement
      : (replacement ?? element).querySelector(focusable);
    const next = target ?? element.querySelector(focusable);
    if (next instanceof HTMLElement) return next;
  }
  return null;
}

function focusFirstInvalid(form: HTMLFormElement): void {
  if (form.contains(document.activeElement) && document.activeElement?.matches('[aria-invalid="true"]'))
    return;
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
