import type { BandTone } from './section-props.ts';

/** What a registry of sections says of a section's background. */
export type Band = {
  /** Thin bands that follow one another share one background; dark ones ('ink') have their own. */
  band?: 'strip' | 'ink';
};

/** Gives each section its background: paper and white alternate. */
export function withBackgrounds<S extends Band>(sections: readonly S[]): { section: S; tone: BandTone }[] {
  let tone: BandTone = 'white';
  let before: S | undefined;
  return sections.map((section) => {
    const sharesBackground = section.band === 'ink' || (section.band === 'strip' && before?.band === 'strip');
    if (!sharesBackground) tone = tone === 'white' ? 'paper' : 'white';
    before = section;
    return { section, tone };
  });
}
