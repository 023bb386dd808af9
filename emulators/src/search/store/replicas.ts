import { strings } from '../json.ts';
import type { Settings } from '../settings.ts';
import type { Indexes, OpenIndex } from './indexes.ts';

/** Stores settings; indexes named as replicas are created with a copy of them, and those no longer named become independent. */
export function changeSettings(
  indexes: Indexes,
  index: OpenIndex,
  changes: Settings,
  forward: boolean,
): void {
  indexes.transaction(() => {
    index.settings = mergeSettings(index.settings, changes);
    indexes.save(index);
    if (changes['replicas'] !== undefined) linkReplicas(indexes, index);
    if (!forward) return;
    const { replicas: _, ...forwarded } = changes;
    for (const replica of indexes.replicasOf(index.name)) {
      replica.settings = mergeSettings(replica.settings, forwarded);
      indexes.save(replica);
    }
  });
}

/** Null resets a setting to its default. */
function mergeSettings(settings: Settings, changes: Settings): Settings {
  return Object.fromEntries(
    Object.entries({ ...settings, ...changes }).filter(([, value]) => value !== null),
  );
}

function linkReplicas(indexes: Indexes, index: OpenIndex): void {
  const requestedReplicas = new Map(
    strings(index.settings['replicas']).map((entry) => {
      const [, inner] = /^virtual\((.*)\)$/.exec(entry) ?? [];
      return [inner ?? entry, inner !== undefined];
    }),
  );
  for (const replica of indexes.replicasOf(index.name))
    if (!requestedReplicas.has(replica.name)) {
      replica.primary = undefined;
      indexes.save(replica);
    }
  for (const [name, virtual] of requestedReplicas) {
    if (name === index.name) continue;
    const replica = indexes.ensure(name);
    if (replica.primary !== index.name) {
      const { replicas: _, ...settings } = index.settings;
      replica.settings = virtual ? {} : settings;
    }
    replica.primary = index.name;
    replica.virtual = virtual;
    indexes.save(replica);
  }
}
