import { createContext, type ReactNode, useContext } from 'react';

const Folder = createContext<string | undefined>(undefined);

/** Props of {@link LatticeFolder}. */
export interface LatticeFolderProps {
  /** Address under which the application answers every name of `latticeFileName` with `latticeFile`; no stroke at its end. */
  address: string;
  children: ReactNode;
}

/**
 * Says where lattices can be fetched as files. Covers and bands then are pictures, fetched as they come near and kept
 * by the browser; without it, and on a first screen, a lattice is drawn in the page itself.
 */
export const LatticeFolder = ({ address, children }: LatticeFolderProps) => (
  <Folder.Provider value={address}>{children}</Folder.Provider>
);

export const useLatticeFolder = () => useContext(Folder);
