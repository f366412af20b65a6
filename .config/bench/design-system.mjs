import { documentedPaths, storyNames } from '../../design-system/tests/documented-components.ts';
import { colourSchemes } from '../../design-system/src/tokens/colour.ts';
import { contrastRatio } from '../../design-system/src/tokens/contrast-ratio.ts';
import { colourPairs, requiredContrast } from '../../design-system/src/tokens/colour-pairs.ts';

/** How much there is of the design system, and how many of its pairs of colours are told apart well enough. */
export async function measure() {
  const stories = documentedPaths.flatMap(storyNames);
  const computed = Object.values(colourSchemes).flatMap((scheme) =>
    colourPairs.map(
      (pair) => contrastRatio(scheme[pair.foreground], scheme[pair.background]) >= requiredContrast(scheme, pair),
    ),
  );
  return [
    `design-system: ${documentedPaths.length} components, ${stories.length} stories, ${colourPairs.length} pairs of colours in`,
    `${Object.keys(colourSchemes).length} schemes, ${computed.filter(Boolean).length} of ${computed.length} with the contrast`,
    'asked for; files and exports counted, contrast computed from the tokens',
  ].join(' ');
}
