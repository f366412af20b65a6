import { Canvas, Controls, HeaderMdx } from '@storybook/addon-docs/blocks';
import type { Shape } from '../model/declarations.ts';
import type { SectionProps } from './facts.ts';
import { Inline } from './Inline.tsx';
import { useLiveStories } from './live-stories.ts';
import { StoryFrame } from './StoryFrame.tsx';

/** A live example whose controls change the code that is shown, the props, and the shapes they are made of. */
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
          {/* Rendered all the same: the code that is shown comes from it. */}
          <div className={playground.width === undefined ? undefined : 'doc-code-alone'}>
            <Canvas of={playground.of} sourceState="shown" />
          </div>
          <h3 id="props">Props</h3>
          <div className="doc-scroll" role="region" aria-labelledby="props" tabIndex={0}>
            <Controls of={playground.of} />
          </div>
        </>
      )}
      <PassesOn types={facts.passesOn} />
      {facts.types.map((shape) => (
        <ShapeTable key={shape.name} shape={shape} />
      ))}
      {facts.unions.map(({ name, values }) => (
        <div key={name}>
          <h3 id={name.toLowerCase()}>{name}</h3>
          <p>
            One of{' '}
            {values.map((value, index) => (
              <span key={value}>
                {index > 0 && ', '}
                <code>{value}</code>
              </span>
            ))}
            .
          </p>
        </div>
      ))}
    </section>
  );
}

function PassesOn({ types }: { types: string[] }) {
  if (types.length === 0) return undefined;
  return (
    <p>
      Also accepts the props of these types and passes them on:{' '}
      {types.map((one, index) => (
        <span key={one}>
          {index > 0 && ', '}
          <code>{one}</code>
        </span>
      ))}
      .
    </p>
  );
}

function ShapeTable({ shape: { name, description, fields, bases } }: { shape: Shape }) {
  return (
    <>
      <h3 id={name.toLowerCase()}>{name}</h3>
      <p>
        <Inline text={description} />
      </p>
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Type</th>
              <th scope="col">What it is</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <tr key={field.name}>
                <th scope="row">
                  <code>
                    {field.name}
                    {field.required ? '' : '?'}
                  </code>
                </th>
                <td>
                  <code>{field.type}</code>
                </td>
                <td>
                  <Inline text={field.description} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <PassesOn types={bases} />
    </>
  );
}
