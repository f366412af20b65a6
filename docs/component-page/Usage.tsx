import { HeaderMdx } from '@storybook/addon-docs/blocks';
import type { GuideRule } from '../../design-system/src/guide.ts';
import type { SectionProps } from './facts.ts';
import { type LiveStory, useLiveStories } from './live-stories.ts';
import { Inline } from './Inline.tsx';
import { Stage } from './Stage.tsx';
import { StoryFrame } from './StoryFrame.tsx';

/** When to use it, when not, and what to do beside a live example. */
export function Usage({ facts: { guide } }: SectionProps) {
  if (!guide) return <p role="note">This component has no guide yet.</p>;
  return (
    <section aria-labelledby="usage">
      <HeaderMdx as="h2" id="usage">
        Usage
      </HeaderMdx>
      <div className="doc-columns">
        <Advice title="Use it" id="use-it" lines={guide.use} />
        <Advice title="Use something else" id="use-something-else" lines={guide.avoid} />
      </div>
      <Rules kind="do" rules={guide.do} />
      <Rules kind="dont" rules={guide.dont} />
    </section>
  );
}

function Advice({ title, id, lines }: { title: string; id: string; lines: string[] }) {
  if (lines.length === 0) return undefined;
  return (
    <div>
      <h3 id={id}>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Inline text={line} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Rules({ kind, rules }: { kind: 'do' | 'dont'; rules: GuideRule[] }) {
  const stories = useLiveStories();
  if (rules.length === 0) return undefined;
  return (
    <div>
      <h3 id={kind}>{kind === 'do' ? 'Do' : 'Do not'}</h3>
      {rules.map(({ story: name, text }) => {
        const story = stories.find(({ exportName }) => exportName === name);
        return (
          <div key={text} className="doc-rule" data-kind={kind} data-with-story={Boolean(story)}>
            <p>
              <span className="doc-mark" aria-hidden="true">
                {kind === 'do' ? '✓' : '✕'}
              </span>{' '}
              <Inline text={text} />
            </p>
            {story && <Example story={story} />}
          </div>
        );
      })}
    </div>
  );
}

function Example({ story: { id, name, View, framed, width, height } }: { story: LiveStory }) {
  const label = `Example: ${name}`;
  if (framed) return <StoryFrame id={id} label={label} width={width} height={height} />;
  return (
    <Stage scheme="light" label={label}>
      <View />
    </Stage>
  );
}
