import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontSize, fontWeight, mediaQuery, space } from '../../../tokens/index.ts';
import { RingMark } from '../../brand/RingMark/RingMark.tsx';
import type { RingTint } from '../../brand/RingLattice/ring-tints.ts';
import { Heading, type HeadingLevel } from '../../text/Heading/Heading.tsx';
import { Text } from '../../text/Text/Text.tsx';

/** Props of {@link Steps}. */
export interface StepsProps {
  items: { title: string; description?: ReactNode }[];
  headingLevel?: HeadingLevel | undefined;
  /** Below each other on wide screens too: next to something tall. */
  stacked?: boolean | undefined;
  /** Each numeral is in a ring with as many arcs as there are steps; the arcs up to its own are strong. */
  ringTint?: RingTint | undefined;
}

/** Steps in order, with large numerals. */
export function Steps({ items, headingLevel = 3, stacked = false, ringTint }: StepsProps) {
  if (items.length === 0) return null;
  return (
    <List data-stacked={stacked || undefined} data-ringed={ringTint && true}>
      {items.map((item, at) => (
        <li key={item.title}>
          {ringTint && <RingMark rings={[items.length]} lit={at + 1} tint={ringTint} />}
          <Heading level={headingLevel} size="h5">
            {item.title}
          </Heading>
          {item.description && (
            <Text as="div" tone="muted">
              {item.description}
            </Text>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled('ol')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  '& li': {
    position: 'relative',
    display: 'grid',
    alignContent: 'start',
    gap: space(0.5),
    padding: `${space(1.5)} 0 ${space(1.5)} 44px`,
    borderTop: `1px solid ${colour.rule}`,
    counterIncrement: 'step',
  },
  '& li::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    top: space(1),
    fontSize: fontSize.h2,
    fontWeight: fontWeight.regular,
    lineHeight: 1.1,
    color: colour.accentText,
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
  '&[data-ringed] li': { paddingInlineStart: 52 },
  '& li > svg': { position: 'absolute', insetInlineStart: 0, top: space(1.5) },
  '&[data-ringed] li::before': {
    top: space(1.5),
    width: 40,
    fontSize: fontSize.h5,
    lineHeight: '40px',
    textAlign: 'center',
  },
  '@media print': {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    columnGap: space(3),
    '& li': { padding: `${space(1)} 0 ${space(1)} 40px` },
    '& li::before': { top: space(0.5), fontSize: fontSize.h4 },
  },
  [mediaQuery.laptop]: {
    '&:not([data-stacked])': {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: space(3),
      '& li': { padding: `${space(9)} 0 0` },
    },
  },
});
