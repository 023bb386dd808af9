import { useSyncExternalStore } from 'react';

/** A value of this tab that any component can read and set. */
interface Store<State> {
  read: () => State;
  write: (state: State) => void;
  /** @returns ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /** What the server renders, and the browser before it is hydrated. */
  readonly initial: State;
}

export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    read: () => state,
    write(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<State>({ subscribe, read, initial }: Store<State>): State {
  return useSyncExternalStore(subscribe, read, () => initial);
}
