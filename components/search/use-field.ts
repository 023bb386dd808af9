import { type RefObject, useEffect, useEffectEvent } from 'react';

interface FieldEvents {
  /** With what now stands in the field: the focus came, or something was typed. */
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The focus left the form `blurCloseMs` ago and did not come back. */
  onLeave: () => void;
  onSubmit: () => void;
}

/** The dropdown closes so long after the focus has left (specification §9), so that a press in it still counts. */
const blurCloseMs = 150;

/**
 * Listens to a field that was on the page, and perhaps in use, before this code was: the field stays the same element,
 * so that neither focus nor what was typed is lost.
 */
export function useFieldEvents(field: RefObject<HTMLInputElement | null>, events: FieldEvents): void {
  const onText = useEffectEvent(events.onText);
  const onKeyDown = useEffectEvent(events.onKeyDown);
  const onLeave = useEffectEvent(events.onLeave);
  const onSubmit = useEffectEvent(events.onSubmit);
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!input || !form) return undefined;
    let leaveTimer: ReturnType<typeof setTimeout> | undefined;
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    const announce = (): void => onText(input.value.trim());
    for (const event of ['input', 'focus', 'click']) input.addEventListener(event, announce, options);
    form.addEventListener('keydown', (event) => onKeyDown(event), options);
    form.addEventListener('submit', () => onSubmit(), options);
    form.addEventListener('focusin', () => clearTimeout(leaveTimer), options);
    form.addEventListener(
      'focusout',
      () => {
        clearTimeout(leaveTimer);
        leaveTimer = setTimeout(() => onLeave(), blurCloseMs);
      },
      options,
    );
    if (document.activeElement === input) announce();
    return () => {
      clearTimeout(leaveTimer);
      listeners.abort();
    };
  }, [field]);
}

/** On a phone the keyboard goes and makes room for the page that comes. */
export function leaveField(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.blur();
}

interface ComboboxState {
  /** Of the list, while it is on the page. */
  listId: string | null;
  /** Of the chosen option. */
  activeId: string | undefined;
}

/** Makes the field the text field of an ARIA combobox. */
export function useComboboxAttributes(
  field: RefObject<HTMLInputElement | null>,
  { listId, activeId }: ComboboxState,
): void {
  useEffect(() => {
    field.current?.setAttribute('role', 'combobox');
    field.current?.setAttribute('aria-autocomplete', 'list');
  }, [field]);
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.setAttribute('aria-expanded', String(listId !== null));
    setOrRemove(input, 'aria-controls', listId);
    setOrRemove(input, 'aria-activedescendant', activeId ?? null);
    // Only the list scrolls: the page stays where it is.
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [field, listId, activeId]);
}

function setOrRemove(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
