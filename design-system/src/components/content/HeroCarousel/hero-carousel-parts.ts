import { styled } from '@mui/material/styles';
import {
  colour,
  contentWidth,
  fontSize,
  mediaQuery,
  motion,
  pageGutter,
  radius,
  space,
  touchTarget,
} from '../../../tokens/index.ts';

/** From the screen's edge to the page's content; percentages are of half a slide and of the whole. */
const edge = { ofHalf: toContent('200%'), ofWhole: toContent('100%') };

export const Root = styled('section')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: colour.page,
  color: colour.text,
  '&[data-paused] .pauses, &:not([data-paused]) .plays': { display: 'none' },
});

export const Track = styled('div')({
  gridRow: 1,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '&:focus-visible': { outlineOffset: -4, boxShadow: 'none' },
  // Without script only the scroll bar shows that there is more.
  '@media (scripting: none)': { scrollbarWidth: 'thin', scrollbarColor: `${colour.edge} transparent` },
  '@media print': { gridAutoFlow: 'row', gridAutoColumns: 'auto', overflow: 'visible' },
});

export const Slide = styled('div')({
  display: 'grid',
  minWidth: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  breakInside: 'avoid',
  // As high as the text next to it, whatever the picture's own height.
  '& .art': { gridArea: '1 / 2', contain: 'size', overflow: 'hidden' },
  '@media (max-width: 1023px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 38%',
    gridTemplateRows: 'auto auto 1fr',
    gap: space(2),
    paddingBottom: space(3),
    '& .art': { minHeight: 148 },
    '& .words': { display: 'contents' },
    '& .words > *': { gridColumn: '1 / -1', minWidth: 0, paddingInline: pageGutter },
    '& .words > .title': { gridColumn: 1, alignSelf: 'end', paddingBlockStart: space(2), paddingInlineEnd: 0 },
  },
  // Shorter slides have room left below.
  '& .action': { display: 'flex', flexWrap: 'wrap', gap: space(1.5), alignItems: 'start' },
  '@media (max-width: 767px)': {
    '& .title > [data-size]': { fontSize: fontSize.h2 },
    // The first slide has the longest text; the others have room for a whole picture below it.
    '&:not(:first-of-type)': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto auto 1fr',
      '& .art': { gridArea: '4 / 1' },
      '& .art img': { objectFit: 'contain' },
      '& .words > .title': { paddingInlineEnd: pageGutter },
    },
  },
  '@media (min-width: 768px) and (max-width: 1023px)': {
    columnGap: space(3),
    '& .art': { gridRow: '1 / 3', minHeight: 300 },
    '& .words > :not(.action)': { gridColumn: 1, paddingInlineEnd: 0 },
  },
  [mediaQuery.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'minmax(480px, auto)',
    '& .words': {
      gridArea: '1 / 1',
      boxSizing: 'border-box',
      display: 'grid',
      gap: space(2),
      alignContent: 'center',
      padding: `${space(7)} ${space(6)} ${space(14)} ${edge.ofHalf}`,
    },
    '& .action': { marginTop: space(1) },
  },
  '@media print': { '& .words': { padding: `${space(2)} 0` } },
});

export const Controls = styled('div')({
  gridRow: 2,
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: `0 ${pageGutter} ${space(3)}`,
  '& .dots': { display: 'flex' },
  '& .number': {
    display: 'none',
    minWidth: 56,
    textAlign: 'center',
    fontSize: fontSize.small,
    fontVariantNumeric: 'tabular-nums',
  },
  '&[data-very-many] .dots': { display: 'none' },
  '&[data-very-many] .number': { display: 'block' },
  '@media (max-width: 767px)': {
    '&[data-many] .dots': { display: 'none' },
    '&[data-many] .number': { display: 'block' },
  },
  [mediaQuery.desktop]: {
    position: 'absolute',
    insetInlineStart: 0,
    bottom: 0,
    paddingInlineStart: edge.ofWhole,
    paddingBottom: space(4),
  },
  // Nothing moves, so there is nothing to pause.
  '@media (prefers-reduced-motion: reduce)': { '& .pause': { display: 'none' } },
  '@media (scripting: none)': { display: 'none' },
});

export const Control = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: touchTarget,
  height: touchTarget,
  padding: 0,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.medium,
  background: 'transparent',
  color: colour.text,
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  '&:hover': { background: colour.actionTint },
  '& span': { display: 'grid' },
});

export const Dot = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  padding: 0,
  border: 0,
  background: 'none',
  color: colour.text,
  cursor: 'pointer',
  '&::before': {
    content: '""',
    boxSizing: 'border-box',
    width: 12,
    height: 12,
    border: '2px solid currentColor',
    borderRadius: '50%',
    transition: `background-color ${motion.quick}`,
  },
  '&:hover::before': { background: colour.muted },
  '&[aria-current]::before': { borderColor: colour.accent, background: colour.accent },
  '@media (forced-colors: active)': { '&[aria-current]::before': { background: 'Highlight' } },
});

function toContent(whole: string) {
  return `max(${pageGutter}, calc((${whole} - ${contentWidth.page}) / 2))`;
}
