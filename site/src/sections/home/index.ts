export { HomeHero, type HomeSectionProps } from './HomeHero.tsx';
export { HomePrograms } from './HomePrograms.tsx';
