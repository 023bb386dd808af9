import { useEffect, useRef, useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import { normaliseProductCode } from '../rules/products/product-code.ts';
import { maximumQuickOrderLines } from '../rules/orders/quick-order/limits.ts';
import { mergeLines, lineProblem, type OrderLine } from '../rules/orders/quick-order/order-line.ts';
import { readOrderLines, type ReadLines } from '../rules/orders/quick-order/read-lines.ts';
import { resolveLines, type AnsweredLine, type QuickOrderLine } from './resolve-lines.ts';
import { storeLines, readStoredText } from './stored-lines.ts';
import { productsByCodesQuery } from './queries.ts';
import { readSharedText } from '../rules/orders/quick-order/shared-lines.ts';

export interface QuickOrderState {
  lines: AnsweredLine[];
  /** Icelandic: what was left out of the last text or file. */
  notes: readonly string[];
  failed: boolean;
  retry: () => void;
  /** Resolves the codes again, e.g. because the stock turned out to be different. */
  refresh: () => void;
  add: (read: ReadLines) => void;
  change: (id: number, changes: Partial<Pick<OrderLine, 'code' | 'quantity'>>) => void;
  remove: (ids: readonly number[]) => void;
}

const tooManyLinesMessage = 'Flýtipöntun tekur mest 1.000 línur; þær sem komust ekki fyrir voru ekki lesnar.';

/**
 * The lines of a quick order and what the shop knows about them. Only numbers that are not known yet are asked for.
 * @param quantityInCart units of a product that the cart holds
 */
export function useQuickOrder(quantityInCart: (productId: string) => number): QuickOrderState {
  const [{ lines, batches, notes }, setState] = useState<LinesState>(emptyState);
  const lastId = useRef(0);

  const addLines = (state: LinesState, read: ReadLines): LinesState => {
    const remainingLines = maximumQuickOrderLines - state.lines.length;
    const added = read.lines.slice(0, remainingLines).map((line) => ({ ...line, id: (lastId.current += 1) }));
    return {
      ...withLines(state, mergeLines([...state.lines, ...added]).merged),
      notes: read.lines.length > remainingLines ? [...read.notes, tooManyLinesMessage] : read.notes,
    };
  };
  const addInitialLines = useRef(addLines);
  // After hydration: the server knows neither the tab's memory nor what stands behind the address's `#`.
  useEffect(() => {
    const shared = readSharedText(window.location.hash);
    if (shared !== '') window.history.replaceState(window.history.state, '', window.location.pathname);
    const read = readOrderLines(shared === '' ? readStoredText() : shared);
    if (read.lines.length > 0)
      setState((state) =>
        state === emptyState ? addInitialLines.current(state, { ...read, notes: [] }) : state,
      );
  }, []);
  useEffect(() => {
    // Not before the first lines were read: that would forget them.
    if (batches.length > 0) storeLines(lines);
  }, [lines, batches]);

  const productQueries = useQueries({ queries: batches.map((codes) => productsByCodesQuery(codes)) });
  const findProducts = (code: string) => productQueries.find(({ data }) => data?.has(code))?.data?.get(code);
  return {
    lines: resolveLines(lines, findProducts, quantityInCart),
    notes,
    failed: productQueries.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of productQueries) if (isError) void refetch();
    },
    refresh: () => {
      for (const { refetch } of productQueries) void refetch();
    },
    add: (read) => setState((state) => addLines(state, read)),
    change: (id, changes) =>
      setState((state) =>
        withLines(
          state,
          state.lines.map((line) => (line.id === id ? withProblem({ ...line, ...changes }) : line)),
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

interface LinesState {
  lines: readonly QuickOrderLine[];
  /** Numbers that were asked for together; each number is in one. */
  batches: readonly (readonly string[])[];
  notes: readonly string[];
}

const emptyState: LinesState = { lines: [], batches: [], notes: [] };

function withLines(state: LinesState, lines: readonly QuickOrderLine[]): LinesState {
  const requestedCodes = new Set(state.batches.flat());
  const lineCodes = lines.flatMap(({ code }) => (code === '' ? [] : [normaliseProductCode(code)]));
  const newCodes = [...new Set(lineCodes)].filter(
    (code) => code !== '' && code.length <= 64 && !requestedCodes.has(code),
  );
  return { ...state, lines, batches: newCodes.length > 0 ? [...state.batches, newCodes] : state.batches };
}

function withProblem(line: QuickOrderLine): QuickOrderLine {
  return { ...line, problem: lineProblem(line) };
}
