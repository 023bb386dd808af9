/**
 * Presses again what was chosen before the page's script came: until then a press reaches nobody. Where that press is still on
 * its way, since React made the form live because of it, it ends first: pressed again amid it, the choice would be undone.
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
