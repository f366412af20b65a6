import { createContext, type ReactNode } from 'react';
import type { RaRecord } from 'react-admin';

/** How the rows of a table are put in order. */
export type RowOrder = {
  label: (record: RaRecord) => string;
  save: (records: readonly RaRecord[]) => Promise<void>;
};

/** For the rows of a table that can be put in order. */
export const RowOrderContext = createContext<RowOrder | undefined>(undefined);

/** Puts a row's handle beside what stands at its start; nothing is added where rows cannot be moved. */
export const RowStartContext = createContext<(beside: ReactNode) => ReactNode>((beside) => beside);
