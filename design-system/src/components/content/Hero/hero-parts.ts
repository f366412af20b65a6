import { styled } from '@mui/material/styles';
import {
  colour,
  contentWidth,
  fontSize,
  fontWeight,
  mediaQuery,
  pageGutter,
  printZoom,
  radius,
  space,
} from '../../../tokens/index.ts';
import { hidesBar } from '../../navigation/BottomBar/BottomBar.tsx';

// Clipped, not hidden: sticky positions are relative to the page.
export const Root = styled('div')({
  position: 'relative',
  background: colour.page,
  color: colour.text,
  overflow: 'clip',
  '@media print': { zoom: printZoom },
});

// On phones a picture above the text, if there is no action below it; on wide screens the image next to the text.
export const Art = styled('div')({
  display: 'none',
  overflow: 'hidden',
  '&[data-picture="all"]': {
    display: 'block',
    width: '100%',
    aspectRatio: '2',
    maxHeight: 320,
    borderBottom: `1px solid ${colour.rule}`,
  },
  '@media print': { '&&': { display: 'none' } },
  [mediaQuery.desktop]: {
    '&, &[data-picture]': { display: 'block', aspectRatio: 'auto', maxHeight: 'none', border: 0 },
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    width: '44%',
    maskImage: 'linear-gradient(270deg, #000 45%, transparent 92%)',
    // Next to the text, whole up to its edge; a lattice may extend behind the text.
    '&[data-picture]': { width: '36%', maskImage: 'none' },
  },
});

export const Inner = styled('div')({
  position: 'relative',
  boxSizing: 'border-box',
  display: 'grid',
  gap: space(4),
  maxWidth: `calc(${contentWidth.page} + 2 * ${pageGutter})`,
  marginInline: 'auto',
  padding: `${space(1.5)} ${pageGutter} ${space(3.5)}`,
  '@media print': { gap: space(2), padding: 0 },
  '& .words': { display: 'grid', gap: space(2), alignContent: 'start', minWidth: 0 },
  '& .actions': {
    ...hidesBar.actions,
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(1.5),
    '& > *': { flex: '1 1 auto' },
  },
  '& > .window': { display: 'none' },
  '& .aside': { ...hidesBar.form, minWidth: 0 },
  '& .aside:not([data-on="all"])': { display: 'none' },
  [mediaQuery.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
    gap: space(5),
    '& .words': { gap: space(3) },
    alignItems: 'start',
    paddingBlock: `${space(5)} ${space(7)}`,
    '& .aside[data-on]': { display: 'block' },
    '&:has([data-on="instead"], [data-on="all"]) .actions': { display: 'none' },
    '& > .window': { display: 'block', height: 480 },
    // A title and a few lines do not need a tall screen next to them.
    '[data-brief] > & .window': { height: 340 },
    '& .actions > *': { flex: '0 1 auto' },
  },
});

/**
 * With a chart. On phones its upper half is a dome above the title; from tablets on it is whole, and next to the text.
 * A form follows the facts, in place of the first action.
 */
export const WithDrawing = styled(Inner)({
  paddingTop: 0,
  '& > .words': {
    gap: 10,
    gridTemplate: `"drawing" "title" "lead" "facts" "form" "actions" "eyebrow" "ticker" "badges" "caption" / minmax(0, 1fr)`,
    '& > .eyebrow': { gridArea: 'eyebrow' },
    '& > h1': { gridArea: 'title' },
    '& > .lead': { gridArea: 'lead' },
    '& > dl': { gridArea: 'facts' },
    '& > .actions': { gridArea: 'actions' },
    '& > .aside': { gridArea: 'form' },
    '& > .ticker': { gridArea: 'ticker', marginInline: `calc(-1 * ${pageGutter})` },
    '& > .badges': { gridArea: 'badges' },
    '& > figure': { display: 'contents' },
    '& figcaption': { gridArea: 'caption', color: colour.muted, fontSize: fontSize.small },
    '& .drawing': {
      gridArea: 'drawing',
      marginInline: `calc(-1 * ${pageGutter})`,
      aspectRatio: '390 / 220',
      overflow: 'hidden',
      '& > *': { display: 'block', width: '100%', height: 'auto' },
    },
    // The form of a landing page is open to phones too.
    '&:has(> [data-on="all"]) > .actions': { display: 'none' },
  },
  [`@media (max-width: 767px)`]: {
    '& > .words > .lead': { fontSize: fontSize.body, lineHeight: 1.45, maxWidth: 'none', textWrap: 'wrap' },
    // A campaign's form begins on the first screen.
    '& > .words:has(> [data-on="all"])': {
      gridTemplateAreas: `"drawing" "title" "lead" "form" "facts" "actions" "eyebrow" "ticker" "badges" "caption"`,
    },
    // The section about fees is in the bar below.
    '& > .words > dl small a': { display: 'none' },
    '& > .words > dl > div': { paddingBlock: 6 },
  },
  [mediaQuery.tablet]: {
    paddingTop: space(3),
    '& > .words': {
      gridTemplate: `"eyebrow drawing" auto "title drawing" auto "lead drawing" 1fr "facts facts" auto "form form" auto "actions actions" auto "ticker ticker" auto "badges badges" auto / minmax(0, 1fr) 300px`,
      gap: `${space(2)} ${space(4)}`,
      '& > figure': { display: 'block', gridArea: 'drawing', margin: 0 },
      '& figcaption': { marginTop: space(1), textAlign: 'center' },
      '& .drawing': { aspectRatio: '1', margin: 0, overflow: 'visible' },
      '& > .ticker': {
        '--ticker-gutter': space(2),
        marginInline: 0,
        borderRadius: radius.medium,
        overflow: 'hidden',
      },
    },
  },
  [mediaQuery.desktop]: {
    '&&': { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: space(4) },
    '& > .words': {
      gridTemplate: `"eyebrow drawing" auto "title drawing" auto "lead drawing" auto "facts drawing" 1fr "form badges" auto "actions badges" auto "ticker ticker" auto / minmax(0, 1fr) clamp(380px, 36vw, 460px)`,
      columnGap: space(6),
      alignItems: 'start',
      // The form has the first of the actions.
      '&:has(> .aside) > .actions': { display: 'flex', '& > :first-of-type': { display: 'none' } },
    },
  },
  // Last, because a sheet of paper is as wide as a tablet.
  '@media print': {
    '& > .words': {
      gridTemplate: `"eyebrow drawing" "title drawing" "lead drawing" "facts facts" "badges badges" / minmax(0, 1fr) 120px`,
      rowGap: 0,
    },
  },
});

// On phones the window is next to the title only, from tablets on next to the whole text.
export const WithWindow = styled(Inner)({
  columnGap: space(2),
  rowGap: space(2),
  gridTemplateColumns: 'minmax(0, 1fr) 112px',
  '& > .words': { display: 'contents' },
  '& > .words > *': { gridColumn: '1 / -1' },
  '& > .words > h1': { gridArea: '2 / 1', alignSelf: 'end' },
  '& > .words > .lead': { gridRow: 3 },
  '& > .window': { display: 'block', gridArea: '2 / 2' },
  [mediaQuery.tablet]: {
    columnGap: space(4),
    gridTemplateColumns: 'minmax(0, 1fr) 192px',
    gridTemplateRows: 'repeat(5, auto) 1fr',
    '& > .words > *': { gridColumn: 1 },
    '& > .words > h1': { alignSelf: 'start' },
    '& > .window': { gridArea: '1 / 2 / span 6' },
  },
  [mediaQuery.desktop]: {
    rowGap: space(3),
    gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
    // As wide as an arch of this height.
    '& > .window, [data-brief] > & .window': { justifySelf: 'center', width: 300, height: 'auto' },
  },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr) 80px' },
});

export const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  borderTop: `1px solid ${colour.rule}`,
  '& > div': { padding: `${space(1.5)} ${space(1.5)} ${space(1.5)} 0`, borderBottom: `1px solid ${colour.rule}` },
  '& dt': { display: 'flex', alignItems: 'center', gap: 6, color: colour.muted, fontSize: fontSize.detail },
  '& dd': { margin: 0, fontWeight: fontWeight.semibold, fontVariantNumeric: 'tabular-nums', lineHeight: 1.35 },
  '& > [data-wide]': { gridColumn: '1 / -1', '& dd': { fontWeight: fontWeight.regular } },
  '& small': { display: 'block', fontSize: fontSize.detail, fontWeight: fontWeight.regular, color: colour.muted },
  [mediaQuery.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(170px, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});
