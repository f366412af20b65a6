import { documented, storiesIn } from '../../design-system/tests/documented-components.ts';
import { schemes } from '../../design-system/src/tokens/colour.ts';
import { contrast } from '../../design-system/src/tokens/contrast-ratio.ts';
import { leastIn, pairs } from '../../design-system/src/tokens/colour-pairs.ts';

/** How much there is of the design system, and how many of its pairs of colours are told apart well enough. */
export async function measure() {
  const stories = documented.flatMap(storiesIn);
  const computed = Object.values(schemes).flatMap((scheme) =>
    pairs.map((pair) => contrast(scheme[pair.ink], scheme[pair.ground]) >= leastIn(scheme, pair)),
  );
  return [
    `design-system: ${documented.length} components, ${stories.length} stories, ${pairs.length} pairs of colours in`,
    `${Object.keys(schemes).length} schemes, ${computed.filter(Boolean).length} of ${computed.length} with the contrast`,
    'asked for; files and exports counted, contrast computed from the tokens',
  ].join(' ');
}
