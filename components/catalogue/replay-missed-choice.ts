/**
 * Repeats a choice made before hydration, which no handler received. A click that is still being dispatched ends first, because
 * React may hydrate the form for it, or handle it only after this: repeated then, the choice would be undone.
 * @param isHandled whether a choice has reached its handler by now
 */
export function replayMissedChoice(form: HTMLElement | null, isHandled: () => boolean): void {
  const boxes = form?.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]') ?? [];
  const missedBox = Array.from(boxes).find(
    ({ type, checked, defaultChecked }) => checked !== defaultChecked && (checked || type === 'checkbox'),
  );
  if (!missedBox) return;
  const replay = (): void => {
    if (isHandled()) return;
    missedBox.checked = missedBox.defaultChecked;
    missedBox.click();
  };
  if (window.event) setTimeout(replay, 0);
  else replay();
}
