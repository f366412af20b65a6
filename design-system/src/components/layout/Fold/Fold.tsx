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
  /** Label of the button, 'All 20 electives'. */
  label: string;
  /** `phones`: closed on phones, always open on wider screens. `always`: closed at every width. */
  on?: 'phones' | 'always' | undefined;
  /** `line`: looks like a link. `band`: a separate line across the page, for several sections. */
  look?: 'line' | 'band' | undefined;
  children: ReactNode;
}

/**
 * Content behind a button: a `<details>`, so that it opens without script too, for an anchor inside it and for the
 * browser's search. On paper all of it is shown.
 */
export function Fold({ label, on = 'phones', look = 'line', children }: FoldProps) {
  const Frame = look === 'band' ? BandRoot : Root;
  return (
    // The browser controls what is open.
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
  // A browser without the pseudo-element keeps the button.
  '@supports selector(::details-content)': { [mediaQuery.tablet]: { '&[data-on="phones"]': shown } },
  '@media print': shown,
});

// Separate styles: only pages of several parts have them.
const BandRoot = styled(Root)({
  borderBlock: `1px solid ${colour.rule}`,
  background: colour.surface,
  '& > summary': {
    display: 'flex',
    justifyContent: 'space-between',
    minHeight: 64,
    boxSizing: 'border-box',
    paddingBlock: space(1.5),
    // Aligned with the content of a `Container`.
    paddingInline: `max(${pageGutter}, (100% - ${contentWidth.page}) / 2)`,
    color: colour.text,
    fontFamily: fontFamily.display,
    fontSize: fontSize.h5,
  },
  '& > summary > svg': { flex: 'none', color: colour.action },
  '& > summary:hover': { color: colour.action },
  '& > div': { paddingTop: 0 },
});
