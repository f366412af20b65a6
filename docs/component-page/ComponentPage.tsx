import { AnchorMdx, HeaderMdx, Source, Title, useOf } from '@storybook/addon-docs/blocks';
import { TESTED_FOR_ALL } from '../model/page-texts.ts';
import { Code } from './Code.tsx';
import { componentFacts, type SectionProps } from './facts.ts';
import { Inline, Lines } from './Inline.tsx';
import { Style } from './Style.tsx';
import { Table } from './Table.tsx';
import { Usage } from './Usage.tsx';

/** The page of a component, generated from its stories, types, source and guide. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const facts = componentFacts[preparedMeta.title];
  if (!facts) return <Title />;
  return (
    <div className="doc sb-unstyled">
      <Head facts={facts} />
      <Usage facts={facts} />
      <Code facts={facts} />
      <Style facts={facts} />
      <Accessibility facts={facts} />
    </div>
  );
}

/** Name, purpose, import line, and links to the four sections. */
function Head({ facts }: SectionProps) {
  return (
    <header className="doc-head">
      <p className="doc-kind">{facts.title.split('/')[0]}</p>
      <h1>{facts.name}</h1>
      <p className="doc-summary">
        <Inline text={facts.guide?.summary ?? facts.description} />
      </p>
      <Source code={facts.importLine} language="tsx" />
      <nav aria-label="On this page" className="doc-jumps">
        {['Usage', 'Code', 'Style', 'Accessibility'].map((name) => (
          <AnchorMdx key={name} href={`#${name.toLowerCase()}`} target="_self">
            {name}
          </AnchorMdx>
        ))}
      </nav>
    </header>
  );
}

/** Its keys, its roles, names and states for assistive technology, and its tests. */
function Accessibility({ facts: { guide } }: SectionProps) {
  return (
    <section aria-labelledby="accessibility">
      <HeaderMdx as="h2" id="accessibility">
        Accessibility
      </HeaderMdx>
      <h3 id="keyboard">Keyboard</h3>
      {guide && guide.keyboard.length > 0 ? (
        <Table
          head={['Keys', 'What they do']}
          rows={guide.keyboard.map(({ keys, does }) => [<kbd key={keys}>{keys}</kbd>, does])}
        />
      ) : (
        <p>It has no keys of its own.</p>
      )}
      {guide && (
        <>
          <h3 id="assistive-technology">What assistive technology announces</h3>
          <Lines lines={guide.roles} />
          <h3 id="tested">Tested</h3>
          <Lines lines={guide.tested} />
        </>
      )}
      <p>As for every component:</p>
      <Lines lines={TESTED_FOR_ALL} />
    </section>
  );
}
