import { Source } from '@storybook/addon-docs/blocks';
import type { LiveStory } from './live-stories.ts';
import { type Scheme, Stage } from './Stage.tsx';
import { StoryFrame } from './StoryFrame.tsx';

/** Props of {@link PinnedStates}. */
export interface PinnedStatesProps {
  stories: LiveStory[];
  /** Looks at the width of the window, so it is shown across the page, the schemes below each other. */
  wide: boolean;
}

/** Every story, in light and in dark, with its source. */
export function PinnedStates({ stories, wide }: PinnedStatesProps) {
  return stories.map((story) => (
    <figure key={story.id} className="doc-state">
      <figcaption>{story.name}</figcaption>
      <div className="doc-schemes" data-wide={wide && !story.framed}>
        {SCHEMES.map((scheme) => (
          <Pinned key={scheme} story={story} scheme={scheme} />
        ))}
      </div>
      {story.source && (
        <details>
          <summary>Source of {story.name}</summary>
          <Source code={`export const ${story.exportName} = ${story.source};`} language="tsx" />
        </details>
      )}
    </figure>
  ));
}

const SCHEMES: Scheme[] = ['light', 'dark'];

function Pinned({ story: { id, name, View, framed, ...size }, scheme }: { story: LiveStory; scheme: Scheme }) {
  const label = `${name}, ${scheme}`;
  if (framed) return <StoryFrame id={id} label={label} scheme={scheme} width={size.width} height={size.height} />;
  return (
    <Stage scheme={scheme} label={label}>
      <View />
    </Stage>
  );
}
