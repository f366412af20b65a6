import { HeaderMdx } from '@storybook/addon-docs/blocks';
import type { SectionProps } from './facts.ts';
import { Inline } from './Inline.tsx';
import { useLiveStories } from './live-stories.ts';
import { PinnedStates } from './PinnedStates.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { TokensUsed } from './TokensUsed.tsx';

/** Its parts, its states in both schemes, on the smallest phone and in Hindi, and the tokens it uses. */
export function Style({ facts }: SectionProps) {
  const stories = useLiveStories();
  const hindi = stories.find(({ exportName }) => exportName === 'Hindi');
  const fullest = stories.findLast(({ exportName }) => FULL.test(exportName)) ?? stories[0];
  const small = [...new Set([fullest, hindi])].filter((story) => story !== undefined);
  return (
    <section aria-labelledby="style">
      <HeaderMdx as="h2" id="style">
        Style
      </HeaderMdx>
      {facts.guide && facts.guide.anatomy.length > 0 && (
        <>
          <h3 id="anatomy">Anatomy</h3>
          <ol>
            {facts.guide.anatomy.map((part) => (
              <li key={part}>
                <Inline text={part} />
              </li>
            ))}
          </ol>
        </>
      )}
      <h3 id="states">States, in light and in dark</h3>
      <PinnedStates stories={stories} wide={facts.tokens.some(({ group }) => group === 'mediaQuery')} />
      <h3 id="on-a-small-phone">At 320 px</h3>
      <div className="doc-phones">
        {small.map((story) => (
          <figure key={story.id}>
            <StoryFrame
              id={story.id}
              label={`${story.name} at 320 px`}
              width={320}
              {...(story.framed && { height: '568px' })}
            />
            <figcaption>{story.name}</figcaption>
          </figure>
        ))}
      </div>
      <TokensUsed facts={facts} />
    </section>
  );
}

const FULL = /full|everything|long|many/i;
