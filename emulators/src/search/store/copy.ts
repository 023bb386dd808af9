import type { EntryKind } from './entries.ts';
import type { Indexes } from './indexes.ts';

export type CopyScope = 'settings' | 'synonyms' | 'rules';

const kinds = { synonyms: 'synonym', rules: 'rule' } as const satisfies Partial<Record<CopyScope, EntryKind>>;

/** Copies an index, or with `scopes` only those parts, over another. Replicas stay with their own index. */
export function copyIndex(
  indexes: Indexes,
  from: string,
  to: string,
  scopes: readonly CopyScope[] | undefined,
) {
  // Copying parts of an index that does not exist creates an empty one: the first full reindex relies on it.
  const source = scopes ? indexes.ensure(from) : indexes.get(from);
  indexes.transaction(() => {
    const target = indexes.ensure(to);
    if (!scopes) {
      indexes.records.clear(target.id);
      indexes.records.copy(indexes.source(source).id, target.id);
      target.memory = undefined;
    }
    if (!scopes || scopes.includes('settings')) {
      const { replicas } = target.settings;
      target.settings = { ...source.settings, replicas };
      target.standsFor = from;
    }
    for (const scope of ['synonyms', 'rules'] as const)
      if (!scopes || scopes.includes(scope)) indexes.entries.copy(kinds[scope], from, to);
    indexes.save(target);
  });
}

/** Replaces an index with another; its replicas stay. */
export function moveIndex(indexes: Indexes, from: string, to: string): void {
  const source = indexes.get(from);
  if (from === to) return;
  indexes.transaction(() => {
    const replicas = indexes.find(to)?.settings['replicas'];
    source.settings = { ...source.settings, replicas };
    source.standsFor = undefined;
    for (const kind of ['synonym', 'rule'] as const) {
      indexes.entries.copy(kind, from, to);
      indexes.entries.clear(kind, from);
    }
    indexes.rename(source, to);
  });
}
