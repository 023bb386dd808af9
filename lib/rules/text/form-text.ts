/** A text field of a form, trimmed; empty where there is none. */
export function formText(data: FormData, name: string): string {
  return rawFormText(data, name).trim();
}

/** Untouched, for passwords: spaces at their ends count. */
export function rawFormText(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}
