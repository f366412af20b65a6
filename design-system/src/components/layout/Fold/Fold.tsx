import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import {
  colour,
  contentWidth,
  fontFamily,
  fontSize,
  fontWeight,
  mediaQuery,
  pageGutter,
  space,
  touchTarget,
} from '../../../tokens/index.ts';
import { Icon } from '../../actions/Icon/Icon.tsx';

/** Props of {@link Fold}. */
export interface FoldProps {
  /** What a press shows, 'All 20 electives'. */
  label: string;
  /** `phones`: folded on phones, always whole on wider screens. `always`: folded at every width. */
  on?: 'phones' | 'always' | undefined;
  /** `line`: a link's look. `band`: a line of its own across the page, for several sections. */
  look?: 'line' | 'band' | undefined;
  children: ReactNode;
}

/**
 * Content behind one press: a `<details>`, so that it opens before and without script, for an anchor inside it and for
 * the browser's search. On paper all of it is shown.
 */
export function Fold({ label, on = 'phones', look = 'line', children }: FoldProps) {
  const Frame = look === 'band' ? BandRoot : Root;
  return (
    // The browser owns what is open.
    <Frame data-on={on} suppressHydrationWarning>
      <summary data-print="no">
        <span>{label}</span>
        <Icon name="chevron-down" size={20} />
      </summary>
      <div>{children}</div>
    </Frame>
  );
}

const shown = {
  '& > summary': { display: 'none' },
  '&::details-content': { contentVisibility: 'visible', display: 'block', height: 'auto' },
  '& > div': { paddingTop: 0 },
} as const;

const Root = styled('details')({
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: touchTarget,
    listStyle: 'none',
    cursor: 'pointer',
    color: colour.action,
    fontWeight: fontWeight.semibold,
  },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
  '& > div': { paddingTop: space(2) },
  // A browser without the pseudo-element keeps the press.
  '@supports selector(::details-content)': { [mediaQuery.tablet]: { '&[data-on="phones"]': shown } },
  '@media print': shown,
});

// Apart: only pages of several parts have them.
const BandRoot = styled(Root)({
  borderBlock: `1px solid ${colour.rule}`,
  background: colour.surface,
  '& > summary': {
    display: 'flex',
    justifyContent: 'space-between',
    minHeight: 64,
    boxSizing: 'border-box',
    paddingBlock: space(1.5),
    // In line with what stands in a `Container`.
    paddingInline: `max(${pageGutter}, (100% - ${contentWidth.page}) / 2)`,
    color: colour.text,
    fontFamily: fontFamily.display,
    fontSize: fontSize.h5,
  },
  '& > summary > svg': { flex: 'none', color: colour.action },
  '& > summary:hover': { color: colour.action },
  '& > div': { paddingTop: 0 },
});
