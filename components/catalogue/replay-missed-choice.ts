/**
 * Repeats a choice made before hydration, which no handler received. If that click is still being dispatched, since React
 * hydrated the form because of it, it ends first: repeated during it, the choice would be undone.
 */
export function replayMissedChoice(form: HTMLElement | null): void {
  const boxes = form?.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]') ?? [];
  const missedBox = Array.from(boxes).find(
    ({ type, checked, defaultChecked }) => checked !== defaultChecked && (checked || type === 'checkbox'),
  );
  if (!missedBox) return;
  if (window.event) setTimeout(() => replay(missedBox), 0);
  else replay(missedBox);
}

function replay(missedBox: HTMLInputElement): void {
  missedBox.checked = missedBox.defaultChecked;
  missedBox.click();
}
