import { createContext, use } from 'react';
import type { ShellData } from './shell-data.ts';

export const ShellContext = createContext<ShellData | null>(null);

/** @throws Error outside the shell */
export function useShell(): ShellData {
  const data = use(ShellContext);
  if (!data) throw new Error('There is no shell around this');
  return data;
}
