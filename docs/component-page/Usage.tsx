import { HeaderMdx } from '@storybook/addon-docs/blocks';
import type { GuideRule } from '../../design-system/src/guide.ts';
import type { SectionProps } from './facts.ts';
import { useLiveStories } from './live-stories.ts';
import { Inline, Lines } from './Inline.tsx';
import { StoryView } from './StoryFrame.tsx';

/** When to use it, when not, and what to do, with live examples. */
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
      <Lines lines={lines} />
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
            {story && <StoryView story={story} scheme="light" label={`Example: ${story.name}`} />}
          </div>
        );
      })}
    </div>
  );
}
