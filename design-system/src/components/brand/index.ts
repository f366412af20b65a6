export { latticeFile, type LatticeFileFacts, latticeFileName } from './Lattice/lattice-file.ts';
export type { LatticeShape } from './Lattice/lattice-shapes.ts';
export { latticeSvg } from './Lattice/lattice-svg.ts';
export { Lattice, type LatticeProps } from './Lattice/Lattice.tsx';
export { LatticeFolder, type LatticeFolderProps } from './Lattice/LatticeFileProvider.tsx';
export { LatticeFrame, type LatticeFrameProps } from './LatticeFrame/LatticeFrame.tsx';
export { logoSvg } from './Logo/logo-svg.ts';
export { Logo, type LogoProps } from './Logo/Logo.tsx';
