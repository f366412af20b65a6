import { createContext, type ReactNode, useContext } from 'react';

const Folder = createContext<string | undefined>(undefined);

/** Props of {@link LatticeFileProvider}. */
export interface LatticeFileProviderProps {
  /**
   * Address under which the application serves `renderLatticeFile(name)` for every `latticeFileName`; without a slash
   * at its end.
   */
  baseUrl: string;
  children: ReactNode;
}

/**
 * Sets where lattices are loaded from as files. Covers and bands are then pictures that load lazily and are cached;
 * without it, and on the first screen, a lattice is part of the HTML.
 */
export const LatticeFileProvider = ({ baseUrl, children }: LatticeFileProviderProps) => (
  <Folder.Provider value={baseUrl}>{children}</Folder.Provider>
);

export const useLatticeBaseUrl = () => useContext(Folder);
