import { createContext } from 'react';
import type { ColumnWidths } from './shown-widths.ts';

type Change = [column: string, width: number, measured: ColumnWidths];

/** Changes to the width of a column; `measured` are the current widths on the screen. */
export interface Sizing {
  /** Column keys in order. */
  keys: readonly string[];
  /** During a drag. */
  show: (...change: Change) => void;
  /** Ends a drag without a change. */
  cancel: () => void;
  set: (...change: Change) => void;
  reset: (column: string) => void;
}

export const SizingContext = createContext<Sizing | null>(null);
