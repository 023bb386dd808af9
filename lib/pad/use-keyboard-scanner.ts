import { useEffect, useEffectEvent } from 'react';

/** A hand scanner types a whole code within this time (ms); no person does. */
const scanTimeMs = 700;
const minimumCodeLength = 6;

/** Reads a hand scanner, which types the code and Enter, while no field has the focus. */
export function useKeyboardScanner(onRead: (code: string) => void): void {
  const read = useEffectEvent(onRead);
  useEffect(() => {
    let typed = '';
    let startedAt = 0;
    const onKeyDown = (event: KeyboardEvent): void => {
      const { target, key } = event;
      if (target instanceof Element && target.closest('input, textarea, select, dialog')) return;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const now = performance.now();
      if (now - startedAt > scanTimeMs) typed = '';
      if (key === 'Enter') {
        if (typed.length >= minimumCodeLength) {
          // Enter would also press the button that has the focus.
          event.preventDefault();
          read(typed);
        }
        typed = '';
        return;
      }
      if (key.length !== 1) return;
      if (typed === '') startedAt = now;
      typed += key;
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
