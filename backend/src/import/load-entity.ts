import type { Database } from '../db/connect.ts';
import type { Changes } from './changes.ts';
import { isCheckout, isContent, isSearch, type EntityLine } from './line.ts';
import { loadBrand } from './load-brands.ts';
import { loadCampaign } from './load-campaigns.ts';
import { CategoryLoader } from './load-categories.ts';
import { loadCheckout } from './load-checkout.ts';
import { loadContent } from './load-content.ts';
import { loadSearch } from './load-search.ts';
import type { Problem, Refusal } from './problem.ts';
import { markBelow, markBranded } from './stale-products.ts';

export interface NumberedEntity {
  number: number;
  line: EntityLine;
}

/**
 * Loads everything but products, in the order of the lines. Products whose brand or category changed are queued to be shelved again.
 * @returns why lines were not loaded
 */
export async function loadEntities(
  tx: Database,
  entities: readonly NumberedEntity[],
  changes: Changes,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  const brandIds: number[] = [];
  const categoryIds: number[] = [];
  const categories = await CategoryLoader.read(tx);
  for (const { number, line } of entities) {
    // What the others name has to be there.
    if (line.type !== 'category') await categories.flush();
    const refusal = await loadEntity(tx, line, changes, { brandIds, categoryIds, categories });
    if (refusal) problems.push({ line: number, ...refusal });
  }
  await categories.flush();
  await markBranded(tx, brandIds);
  await markBelow(tx, categoryIds);
  return problems;
}

async function loadEntity(
  tx: Database,
  line: EntityLine,
  changes: Changes,
  loaded: { brandIds: number[]; categoryIds: number[]; categories: CategoryLoader },
): Promise<Refusal | null> {
  if (isContent(line)) {
    changes.addContent(await loadContent(tx, line));
    return null;
  }
  if (isCheckout(line)) {
    if (await loadCheckout(tx, line)) changes.content += 1;
    return null;
  }
  if (isSearch(line)) {
    const outcome = await loadSearch(tx, line);
    if (typeof outcome !== 'boolean') return outcome;
    if (outcome) changes.content += 1;
    return null;
  }
  if (line.type === 'campaign') {
    const outcome = await loadCampaign(tx, line);
    if ('reason' in outcome) return outcome;
    // No page holds a customer's price, so none has to be invalidated.
    if (outcome.changed) changes.content += 1;
    return null;
  }
  if (line.type === 'brand') {
    const outcome = await loadBrand(tx, line);
    if ('reason' in outcome) return outcome;
    if (outcome.id === null) return null;
    changes.brands += 1;
    loaded.brandIds.push(outcome.id);
    return null;
  }
  const outcome = await loaded.categories.load(line);
  if ('reason' in outcome) return outcome;
  if (outcome.changed) {
    changes.categories += 1;
    loaded.categoryIds.push(outcome.id);
  }
  return null;
}
