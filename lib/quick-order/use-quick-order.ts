import { useEffect, useRef, useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { productCode } from '../rules/products/product-code.ts';
import { longestQuickOrder } from '../rules/orders/quick-order/limits.ts';
import { addUp, problemOf, type OrderLine } from '../rules/orders/quick-order/order-line.ts';
import { readOrderLines, type ReadLines } from '../rules/orders/quick-order/read-lines.ts';
import { answerLines, type AnsweredLine, type UnresolvedLine } from './answer-lines.ts';
import { storeLines, storedText } from './stored-lines.ts';
import { productsByCodesQuery } from './queries.ts';
import { sharedText } from '../rules/orders/quick-order/shared-lines.ts';

export interface QuickOrder {
  lines: AnsweredLine[];
  /** Icelandic: what was left out of the last text or file. */
  notes: readonly string[];
  failed: boolean;
  retry: () => void;
  /** Asks anew for what the shop knows, e.g. because the stock has turned out to be another. */
  refresh: () => void;
  add: (read: ReadLines) => void;
  change: (id: number, to: Partial<Pick<OrderLine, 'code' | 'quantity'>>) => void;
  remove: (ids: readonly number[]) => void;
}

const tooMany = 'Flýtipöntun tekur mest 1.000 línur; þær sem komust ekki fyrir voru ekki lesnar.';

/**
 * The lines of a quick order and what the shop knows about them. Only numbers that are not known yet are asked for.
 * @param held units of a product that the cart holds
 */
export function useQuickOrder(held: (productId: string) => number): QuickOrder {
  const [{ lines, batches, notes }, setState] = useState<State>(empty);
  const lastId = useRef(0);

  const put = (state: State, read: ReadLines): State => {
    const room = longestQuickOrder - state.lines.length;
    const added = read.lines.slice(0, room).map((line) => ({ ...line, id: (lastId.current += 1) }));
    return {
      ...fillCodes(state, addUp([...state.lines, ...added]).merged),
      notes: read.lines.length > room ? [...read.notes, tooMany] : read.notes,
    };
  };
  const putFirst = useRef(put);
  // After hydration: the server knows neither the tab's memory nor what stands behind the address's `#`.
  useEffect(() => {
    const shared = sharedText(window.location.hash);
    if (shared !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
    const read = readOrderLines(shared === '' ? storedText() : shared);
    if (read.lines.length > 0)
      setState((state) => (state === empty ? putFirst.current(state, { ...read, notes: [] }) : state));
  }, []);
  useEffect(() => {
    // Not before the first lines were read: that would forget them.
    if (batches.length > 0) storeLines(lines);
  }, [lines, batches]);

  const answers = useQueries({ queries: batches.map((codes) => productsByCodesQuery(codes)) });
  const products = (code: string) => answers.find(({ data }) => data?.has(code))?.data?.get(code);
  return {
    lines: answerLines(lines, products, held),
    notes,
    failed: answers.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of answers) if (isError) void refetch();
    },
    refresh: () => {
      for (const { refetch } of answers) void refetch();
    },
    add: (read) => setState((state) => put(state, read)),
    change: (id, to) =>
      setState((state) =>
        fillCodes(
          state,
          state.lines.map((line) => (line.id === id ? withCorrections({ ...line, ...to }) : line)),
        ),
      ),
    remove: (ids) =>
      setState((state) => ({
        ...state,
        lines: state.lines.filter(({ id }) => !ids.includes(id)),
        notes: [],
      })),
  };
}

interface State {
  lines: readonly UnresolvedLine[];
  /** Numbers that were asked for together; each number is in one. */
  batches: readonly (readonly string[])[];
  notes: readonly string[];
}

const empty: State = { lines: [], batches: [], notes: [] };

function fillCodes(state: State, lines: readonly UnresolvedLine[]): State {
  const known = new Set(state.batches.flat());
  const wanted = lines.flatMap(({ code }) => (code === '' ? [] : [productCode(code)]));
  const fresh = [...new Set(wanted)].filter((code) => code !== '' && code.length <= 64 && !known.has(code));
  return { ...state, lines, batches: fresh.length > 0 ? [...state.batches, fresh] : state.batches };
}

function withCorrections(line: UnresolvedLine): UnresolvedLine {
  return { ...line, problem: problemOf(line) };
}
