import type { BandTone } from './section-props.ts';

/** What a registry of sections says of the ground a section stands on. */
export type Band = {
  /** Slim bands that follow one another share one ground; bands on ink have their own. */
  band?: 'strip' | 'ink';
};

/** Gives each section the ground of its band: paper and white by turns. */
export function withGrounds<P extends Band>(places: readonly P[]): { place: P; tone: BandTone }[] {
  let tone: BandTone = 'white';
  let before: P | undefined;
  return places.map((place) => {
    const sharesGround = place.band === 'ink' || (place.band === 'strip' && before?.band === 'strip');
    if (!sharesGround) tone = tone === 'white' ? 'paper' : 'white';
    before = place;
    return { place, tone };
  });
}
