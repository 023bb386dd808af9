import type { StoredEvent } from '../store/events.ts';

/** Score of each object, 0–100. */
type ObjectScores = Map<string, number>;

const hourMs = 60 * 60 * 1000;
/** An event this old counts half. */
const halfLifeMs = 7 * 24 * hourMs;
const weights = new Map([
  ['purchase', 5],
  ['addToCart', 3],
]);

/** What the same person bought or added to the cart within an hour of `objectID`, by frequency. */
export function scoreBoughtTogether(events: readonly StoredEvent[], objectID: string): ObjectScores {
  const baskets = groupBaskets(events).filter((basket) => basket.has(objectID));
  const counts: ObjectScores = new Map();
  for (const basket of baskets)
    for (const other of basket) if (other !== objectID) counts.set(other, (counts.get(other) ?? 0) + 1);
  for (const [other, count] of counts) counts.set(other, (100 * count) / baskets.length);
  return counts;
}

function groupBaskets(events: readonly StoredEvent[]): Set<string>[] {
  const open = new Map<string, { until: number; objects: Set<string> }>();
  const baskets: Set<string>[] = [];
  for (const { at, subtype, userToken, objectIDs } of events) {
    if (subtype !== 'purchase' && subtype !== 'addToCart') continue;
    let basket = open.get(userToken);
    if (!basket || at > basket.until) {
      basket = { until: 0, objects: new Set() };
      baskets.push(basket.objects);
      open.set(userToken, basket);
    }
    basket.until = at + hourMs;
    for (const objectID of objectIDs) basket.objects.add(objectID);
  }
  return baskets;
}

/** What people recently clicked, added to carts and bought. `now` in ms since 1970. */
export function scoreTrending(events: readonly StoredEvent[], now: number): ObjectScores {
  const scores: ObjectScores = new Map();
  for (const { at, subtype, objectIDs } of events) {
    const weight = (weights.get(subtype ?? '') ?? 1) * 2 ** (-(now - at) / halfLifeMs);
    for (const objectID of objectIDs) scores.set(objectID, (scores.get(objectID) ?? 0) + weight);
  }
  return normaliseScores(scores);
}

/** The same scores, scaled to a maximum of 100. */
export function normaliseScores<K>(scores: ReadonlyMap<K, number>): Map<K, number> {
  let most = 0;
  for (const score of scores.values()) most = Math.max(most, score);
  return new Map([...scores].map(([key, score]) => [key, most > 0 ? (100 * score) / most : 0]));
}
