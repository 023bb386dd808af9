/**
 * Presses again what was chosen before the page's script came: until then a press reaches nobody. Where that press is still on
 * its way, since React made the form live because of it, it ends first: pressed again amid it, the choice would be undone.
 */
export function repeatMissedChoice(form: HTMLElement | null): void {
  const boxes = form?.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]') ?? [];
  const missed = Array.from(boxes).find(
    ({ type, checked, defaultChecked }) => checked !== defaultChecked && (checked || type === 'checkbox'),
  );
  if (!missed) return;
  if (window.event) setTimeout(() => repeat(missed), 0);
  else repeat(missed);
}

function repeat(missed: HTMLInputElement): void {
  missed.checked = missed.defaultChecked;
  missed.click();
}
