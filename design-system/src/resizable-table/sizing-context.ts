import { createContext } from 'react';
import type { ColumnWidths } from './shown-widths.ts';

type Change = [column: string, width: number, measured: ColumnWidths];

/** What the end of a head changes; `measured` is how wide the columns are on the screen. */
export interface Sizing {
  /** Columns in their order. */
  keys: readonly string[];
  /** While it is dragged. */
  show: (...change: Change) => void;
  /** As if it had not been dragged. */
  cancel: () => void;
  set: (...change: Change) => void;
  reset: (column: string) => void;
}

/** Whose head it is in. */
export const SizingContext = createContext<Sizing | null>(null);
