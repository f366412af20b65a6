import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontFamily, fontWeight, mediaQuery, radius, space } from '../tokens/index.ts';

/** Props of {@link FactCard}. */
export interface FactCardProps {
  title: string;
  /** In order. */
  facts: readonly { name: string; value: ReactNode }[];
  /** The source text, collapsed. */
  source?: { label: string; text: string } | undefined;
}

/** A card of named facts, such as what a machine reads from a page, with their source. */
export function FactCard({ title, facts, source }: FactCardProps) {
  return (
    <Root>
      <h4>{title}</h4>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {source && (
        <details>
          <summary>{source.label}</summary>
          {/* It scrolls, so the keyboard must reach it. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0}>{source.text}</pre>
        </details>
      )}
    </Root>
  );
}

const Root = styled('article')({
  boxSizing: 'border-box',
  minWidth: 0,
  padding: space(2),
  background: colour.surface,
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  '& h4': { margin: `0 0 ${space(1)}`, font: 'inherit', fontWeight: fontWeight.semibold },
  '& dl': { display: 'grid', gap: 6, margin: 0 },
  '& dl > div': {
    display: 'grid',
    gap: '0 12px',
    [mediaQuery.tablet]: { gridTemplateColumns: 'minmax(230px, 1fr) 2fr' },
  },
  '& dt': { color: colour.muted },
  '& dd': { margin: 0 },
  '& details': { marginTop: space(1) },
  '& summary': { minHeight: 44, alignContent: 'center', color: colour.action, cursor: 'pointer' },
  '& pre': {
    maxHeight: 360,
    margin: 0,
    padding: space(1.5),
    overflow: 'auto',
    background: colour.tint,
    borderRadius: radius.small,
    fontFamily: `ui-monospace, monospace, ${fontFamily.text}`,
    fontSize: '0.875rem',
    whiteSpace: 'pre-wrap',
  },
});
