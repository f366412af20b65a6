import { HeaderMdx, Source } from '@storybook/addon-docs/blocks';
import * as tokens from '@prospectus/design-system/tokens';
import type { SectionProps } from './facts.ts';
import { Lines } from './Inline.tsx';
import { type LiveStory, useLiveStories } from './live-stories.ts';
import type { Scheme } from './Stage.tsx';
import { StoryFrame, StoryView } from './StoryFrame.tsx';
import { Table } from './Table.tsx';

/** Its parts, its states in both schemes, on the smallest phone and in Hindi, and the tokens it uses. */
export function Style({ facts }: SectionProps) {
  const stories = useLiveStories();
  const hindi = stories.find(({ exportName }) => exportName === 'Hindi');
  const fullest = stories.findLast(({ exportName }) => FULL.test(exportName)) ?? stories[0];
  const small = [...new Set([fullest, hindi])].filter((story) => story !== undefined);
  // The width of the window matters, so each story has the whole page.
  const wide = facts.tokens.some(({ group }) => group === 'mediaQuery');
  return (
    <section aria-labelledby="style">
      <HeaderMdx as="h2" id="style">
        Style
      </HeaderMdx>
      {facts.guide && facts.guide.anatomy.length > 0 && (
        <>
          <h3 id="anatomy">Anatomy</h3>
          <Lines as="ol" lines={facts.guide.anatomy} />
        </>
      )}
      <h3 id="states">States, in light and in dark</h3>
      {stories.map((story) => (
        <States key={story.id} story={story} wide={wide} />
      ))}
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
      {facts.tokens.length > 0 && (
        <>
          <h3 id="tokens">Tokens used</h3>
          {facts.builtFrom.length > 0 && <p>Built from {facts.builtFrom.join(', ')}, which use their own.</p>}
          <Table
            head={['Token', 'Value in light', 'Value in dark']}
            rows={facts.tokens.map(({ name }) => [
              `\`${name}\``,
              <Value key="light" name={name} scheme={tokens.lightColours} />,
              <Value key="dark" name={name} scheme={tokens.darkColours} />,
            ])}
          />
        </>
      )}
    </section>
  );
}

const FULL = /full|everything|long|many/i;
const SCHEMES: Scheme[] = ['light', 'dark'];

/** A story in light and in dark, with its source. */
function States({ story, wide }: { story: LiveStory; wide: boolean }) {
  return (
    <figure className="doc-state">
      <figcaption>{story.name}</figcaption>
      <div className="doc-schemes" data-wide={wide && !story.framed}>
        {SCHEMES.map((scheme) => (
          <StoryView key={scheme} story={story} scheme={scheme} label={`${story.name}, ${scheme}`} />
        ))}
      </div>
      {story.source && (
        <details>
          <summary>Source of {story.name}</summary>
          <Source code={`export const ${story.exportName} = ${story.source};`} language="tsx" />
        </details>
      )}
    </figure>
  );
}

function Value({ name, scheme }: { name: string; scheme: tokens.ColourScheme }) {
  const value = valueOf(name, scheme);
  return (
    <>
      {name.startsWith('colour.') && <span className="doc-swatch" style={{ background: value }} />}
      <code>{value}</code>
    </>
  );
}

/** `colour.action` in a scheme, `space(2)`, `radius.medium` as its value. */
function valueOf(name: string, scheme: tokens.ColourScheme): string {
  const steps = /^space\(([\d.]+)\)$/.exec(name)?.[1];
  if (steps) return tokens.space(Number(steps));
  const [group = '', key] = name.split('.');
  const entry: unknown = group === 'colour' ? scheme : new Map<string, unknown>(Object.entries(tokens)).get(group);
  const value = key && entry instanceof Object ? new Map<string, unknown>(Object.entries(entry)).get(key) : entry;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
