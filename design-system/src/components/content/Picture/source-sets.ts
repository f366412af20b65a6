import type { PictureSource } from './picture-data.ts';

/** The files of a picture as `srcset` strings, one per format, in the order of the formats. */
export function sourceSets(sources: readonly PictureSource[]): { type: string; srcSet: string }[] {
  const byType = Map.groupBy(sources, ({ type }) => type);
  return Array.from(byType, ([type, forms]) => ({
    type,
    srcSet: forms.map(({ address, width }) => `${address} ${width}w`).join(', '),
  }));
}
