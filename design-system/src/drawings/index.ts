export { renderLatticeFile } from './render-lattice-file.ts';
export { renderLatticeSvg } from '../components/brand/Lattice/lattice-svg.ts';
export { renderLogoSvg } from '../components/brand/Logo/logo-svg.ts';
