import type { PictureSource } from './picture-data.ts';

/** The forms of a picture as `srcset` strings, one a kind, in the order in which the kinds are given. */
export function sourceSets(sources: readonly PictureSource[]): { type: string; srcSet: string }[] {
  const byType = Map.groupBy(sources, ({ type }) => type);
  return Array.from(byType, ([type, forms]) => ({
    type,
    srcSet: forms.map(({ address, width }) => `${address} ${width}w`).join(', '),
  }));
}
