import type { AnsweredLine } from '@/lib/quick-order/resolve-lines.ts';

export interface LineActions {
  onChange: (id: number, changes: { code?: string; quantity?: string }) => void;
  onRemove: (line: AnsweredLine) => void;
}
