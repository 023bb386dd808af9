/** Where the focus was: from the element itself outwards, each with its place among its siblings. */
type Trail = readonly { element: Element; place: number }[];

const focusable =
  ':is(a[href], button, input, select, textarea, summary, [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/**
 * A ref for a region whose parts go while they have the focus: a row that is deleted, a button that has become a form. The focus
 * then goes to what took its place, or to what is nearest. And a form that was sent with something wrong shows the first wrong field.
 */
export function keepFocus(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  const ends = new AbortController();
  const { signal } = ends;
  let trail: Trail = [];
  // Whoever takes the focus in an effect of its own comes first.
  const soon = (act: () => void): void => {
    requestAnimationFrame(() => setTimeout(() => !signal.aborted && act()));
  };
  const observer = new MutationObserver(() => {
    if (isLost(trail)) soon(() => isLost(trail) && nearest(trail)?.focus());
  });
  observer.observe(region, { childList: true, subtree: true });
  region.addEventListener('focusin', ({ target }) => (trail = trailOf(target, region)), { signal });
  region.addEventListener(
    'submit',
    ({ target }) => soon(() => target instanceof HTMLFormElement && focusProblem(target)),
    { signal },
  );
  return () => {
    ends.abort();
    observer.disconnect();
  };
}

function trailOf(target: EventTarget | null, region: HTMLElement): Trail {
  const trail: { element: Element; place: number }[] = [];
  for (let element = target; element instanceof Element; element = element.parentElement) {
    trail.push({ element, place: [...(element.parentElement?.children ?? [])].indexOf(element) });
    if (element === region) break;
  }
  return trail;
}

/** Where somebody pressed beside it before, the focus was given up and not lost; then what had it is still there. */
function isLost([last]: Trail): boolean {
  return last !== undefined && !last.element.isConnected && document.activeElement === document.body;
}

/** What stands where the part that is gone stood; else the first thing to press in the smallest part that is left. */
function nearest(trail: Trail): HTMLElement | null {
  for (const [index, { element }] of trail.entries()) {
    const gone = trail[index - 1];
    if (!gone || !element.isConnected) continue;
    const instead = element.children[Math.min(gone.place, element.children.length - 1)];
    const found = instead?.matches(focusable) ? instead : (instead ?? element).querySelector(focusable);
    const next = found ?? element.querySelector(focusable);
    if (next instanceof HTMLElement) return next;
  }
  return null;
}

function focusProblem(form: HTMLFormElement): void {
  if (form.contains(document.activeElement) && document.activeElement?.matches('[aria-invalid="true"]'))
    return;
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
