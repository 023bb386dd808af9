import type { JsonObject } from '../json.ts';

/** An answer's fields in their order, each as JSON text: what is kept or sent again is not written out again. */
export type Answer = Readonly<Record<string, string>>;

export function writeFields(fields: JsonObject): Answer {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, JSON.stringify(value)]));
}

/** The answer as one JSON object. */
export function toJsonText(answer: Answer): string {
  const fields = Object.entries(answer).map(([name, text]) => `${JSON.stringify(name)}:${text}`);
  return `{${fields.join(',')}}`;
}
