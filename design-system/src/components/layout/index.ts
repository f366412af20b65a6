export { AsideLayout, type AsideLayoutProps } from './AsideLayout/AsideLayout.tsx';
export { Card, type CardProps } from './Card/Card.tsx';
export { Container, type ContainerProps } from './Container/Container.tsx';
export { Fold, type FoldProps } from './Fold/Fold.tsx';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { Section, type SectionProps, StripRow } from './Section/Section.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
