import { AnchorMdx, Source } from '@storybook/addon-docs/blocks';
import type { SectionProps } from './facts.ts';
import { Inline } from './Inline.tsx';

/** Name, what it is for, where it is imported from, and the four sections. */
export function PageHead({ facts }: SectionProps) {
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
