import { type RefObject, useEffect, useEffectEvent } from 'react';

interface FieldEvents {
  /** Called with the field's text on focus and on input. */
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The focus left the form `blurCloseMs` ago and did not come back. */
  onLeave: () => void;
  onSubmit: () => void;
}

/** The dropdown closes so long after the focus has left (specification §9), so that a press in it still counts. */
const blurCloseMs = 150;

/**
 * Attaches to a server-rendered field that may already be in use: the element stays the same, so that neither focus nor input
 * is lost.
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

/** On a phone the keyboard closes and makes room for the next page. */
export function leaveField(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.blur();
}

/** Sets these attributes on the field, and removes those that are undefined. */
export function useFieldAttributes(
  field: RefObject<HTMLInputElement | null>,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
): void {
  useEffect(() => {
    for (const [name, value] of Object.entries(attributes))
      if (value === undefined) field.current?.removeAttribute(name);
      else field.current?.setAttribute(name, String(value));
  });
}
