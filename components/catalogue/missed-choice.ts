/** Presses again what was chosen before the page's script came: until then a press reaches nobody. */
export function repeatMissedChoice(form: HTMLElement | null): void {
  const boxes = form?.querySelectorAll<HTMLInputElement>('[type="checkbox"], [type="radio"]') ?? [];
  const missed = Array.from(boxes).find(
    ({ type, checked, defaultChecked }) => checked !== defaultChecked && (checked || type === 'checkbox'),
  );
  if (!missed) return;
  missed.checked = missed.defaultChecked;
  missed.click();
}
