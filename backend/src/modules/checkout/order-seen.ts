import * as store from './attempt/store.ts';

export const noteOrderSeen = store.noteOrderSeen;
export const noteRequestsSeen = store.noteRequestsSeen;
