import type { DatabaseSync } from 'node:sqlite';
import { AcquirerError } from './acquirer-error.ts';
import type { Card } from './cards.ts';
import { createId } from './payments.ts';

interface StoredCard {
  id: string;
  card: Card;
}

/** Single-use tokens from the card fields, and cards stored for a merchant. */
export function createWallet(database: DatabaseSync, now: () => number) {
  const insertToken = database.prepare('insert into tokens (token, card) values (?, ?)');
  const findToken = database.prepare('select card, used from tokens where token = ?');
  const useToken = database.prepare('update tokens set used = 1 where token = ? and used = 0');
  const insertCard = database.prepare('insert into cards (id, card, created_at) values (?, ?, ?)');
  const findCard = database.prepare('select card from cards where id = ?');
  const parse = (row: unknown): Card => JSON.parse((row as { card: string }).card) as Card;

  return {
    tokenFor(card: Card): string {
      const token = createId('tok');
      insertToken.run(token, JSON.stringify(card));
      return token;
    },
    /** The card behind a token, once. */
    useToken(token: string): Card {
      const row = findToken.get(token);
      if (!row || useToken.run(token).changes === 0) throw new AcquirerError(400, 'token_invalid');
      return parse(row);
    },
    store(card: Card): StoredCard {
      const id = createId('card');
      insertCard.run(id, JSON.stringify(card), now());
      return { id, card };
    },
    stored(id: string): Card {
      const row = findCard.get(id);
      if (!row) throw new AcquirerError(400, 'card_not_found');
      return parse(row);
    },
    remove: (id: string): void => void database.prepare('delete from cards where id = ?').run(id),
  };
}

export type Wallet = ReturnType<typeof createWallet>;
