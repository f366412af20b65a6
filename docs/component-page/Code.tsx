import { Canvas, Controls, HeaderMdx } from '@storybook/addon-docs/blocks';
import { inCode, passesOnText } from '../model/page-texts.ts';
import type { SectionProps } from './facts.ts';
import { Inline } from './Inline.tsx';
import { useLiveStories } from './live-stories.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { Table } from './Table.tsx';

/** A live example whose controls change the shown code, the props, and the shapes they are made of. */
export function Code({ facts }: SectionProps) {
  const stories = useLiveStories();
  const [first] = stories;
  // A component that covers the page starts with its closed story, if it has one.
  const playground = first?.framed ? (stories.find(({ framed }) => !framed) ?? first) : first;
  return (
    <section aria-labelledby="code">
      <HeaderMdx as="h2" id="code">
        Code
      </HeaderMdx>
      {playground && (
        <>
          {playground.width !== undefined && (
            <StoryFrame
              id={playground.id}
              label={`${playground.name} on a phone`}
              width={playground.width}
              height={playground.height}
            />
          )}
          {/* Rendered in any case: the shown code comes from it. */}
          <div className={playground.width === undefined ? undefined : 'doc-code-alone'}>
            <Canvas of={playground.of} sourceState="shown" />
          </div>
          <h3 id="props">Props</h3>
          <div className="doc-scroll" role="region" aria-labelledby="props" tabIndex={0}>
            <Controls of={playground.of} />
          </div>
        </>
      )}
      <Paragraph text={passesOnText(facts.passesOn)} />
      {facts.types.map(({ name, description, fields, bases }) => (
        <div key={name}>
          <h3 id={name.toLowerCase()}>{name}</h3>
          <Paragraph text={description} />
          <Table
            head={['Field', 'Type', 'What it is']}
            rows={fields.map((field) => [
              `\`${field.name}${field.required ? '' : '?'}\``,
              <code key={field.name}>{field.type}</code>,
              field.description,
            ])}
          />
          <Paragraph text={passesOnText(bases)} />
        </div>
      ))}
      {facts.unions.map(({ name, values }) => (
        <div key={name}>
          <h3 id={name.toLowerCase()}>{name}</h3>
          <Paragraph text={`One of ${inCode(values)}.`} />
        </div>
      ))}
    </section>
  );
}

const Paragraph = ({ text }: { text: string }) =>
  text && (
    <p>
      <Inline text={text} />
    </p>
  );
