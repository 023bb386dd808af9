import type { Answer, Call, Fault } from './conformance-proxy.ts';

export type Json = Record<string, unknown>;

/** Every object within a value, the outermost first. */
function objectsIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Json, ...Object.values(value).flatMap(objectsIn)];
}

export const readJson = ({ body }: Pick<Answer | Call, 'body'>): Json => JSON.parse(body.toString()) as Json;
const withJson = (answer: Answer, json: Json): Answer => ({
  ...answer,
  body: Buffer.from(JSON.stringify(json)),
});
export const dataOf = (answer: Answer): Json => (readJson(answer)['data'] ?? {}) as Json;

/** Changes each object of the answers to these operations; to all of them without names. */
export const changing =
  (change: (object: Json) => void, ...operations: string[]): (() => Fault) =>
  () =>
  async (call, send) => {
    const answer = await send(call);
    if (!call.operation || (operations.length > 0 && !operations.includes(call.operation))) return answer;
    const json = readJson(answer);
    for (const object of objectsIn(json)) change(object);
    return withJson(answer, json);
  };
