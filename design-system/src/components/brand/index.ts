export { renderLatticeFile, type LatticeFileOptions, latticeFileName } from './Lattice/lattice-file.ts';
export type { LatticeShape } from './Lattice/lattice-shapes.ts';
export { renderLatticeSvg } from './Lattice/lattice-svg.ts';
export { Lattice, type LatticeProps } from './Lattice/Lattice.tsx';
export { LatticeFileProvider, type LatticeFileProviderProps } from './Lattice/LatticeFileProvider.tsx';
export { LatticeFrame, type LatticeFrameProps } from './LatticeFrame/LatticeFrame.tsx';
export { renderLogoSvg } from './Logo/logo-svg.ts';
export { Logo, type LogoProps } from './Logo/Logo.tsx';
