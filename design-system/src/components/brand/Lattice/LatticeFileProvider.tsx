import { createContext, type ReactNode, useContext } from 'react';

const Folder = createContext<string | undefined>(undefined);

/** Props of {@link LatticeFileProvider}. */
export interface LatticeFileProviderProps {
  /** Address under which the application answers every name of `latticeFileName` with `renderLatticeFile`; no stroke at its end. */
  baseUrl: string;
  children: ReactNode;
}

/**
 * Says where lattices can be fetched as files. Covers and bands then are pictures, fetched as they come near and kept
 * by the browser; without it, and on a first screen, a lattice is drawn in the page itself.
 */
export const LatticeFileProvider = ({ baseUrl, children }: LatticeFileProviderProps) => (
  <Folder.Provider value={baseUrl}>{children}</Folder.Provider>
);

export const useLatticeBaseUrl = () => useContext(Folder);
