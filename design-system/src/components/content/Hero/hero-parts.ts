import { styled } from '@mui/material/styles';
import {
  colour,
  contentWidth,
  fontSize,
  fontWeight,
  mediaQuery,
  pageGutter,
  printZoom,
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

// On phones the drawing is next to the first lines and its caption after the lead, from tablets on next to both.
export const Top = styled('div')({
  display: 'grid',
  gridTemplate: `"eyebrow drawing" "title title" "lead lead" "caption caption" / minmax(0, 1fr) clamp(140px, 36vw, 220px)`,
  gap: `${space(1)} ${space(2)}`,
  '& .eyebrow': { gridArea: 'eyebrow' },
  '& h1': { gridArea: 'title', marginTop: space(1) },
  '& .lead': { gridArea: 'lead' },
  '& .drawing': { gridArea: 'drawing', aspectRatio: '1', overflow: 'hidden' },
  '& .caption': { gridArea: 'caption' },
  [mediaQuery.tablet]: {
    gridTemplate: `"eyebrow drawing" auto "title drawing" auto "lead drawing" auto "lead caption" 1fr / minmax(0, 1fr) 240px`,
    columnGap: space(3),
    '& .caption': { textAlign: 'center' },
  },
  [mediaQuery.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) clamp(168px, 16.4vw, 260px)' },
  // Last, because a sheet of paper is as wide as a tablet.
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr) 120px', rowGap: 0 },
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
  '& .window': { display: 'none' },
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
    '& .window': { display: 'block', height: 480 },
    // A title and a few lines do not need a tall screen next to them.
    '[data-brief] > & .window': { height: 340 },
    '& .actions > *': { flex: '0 1 auto' },
  },
});

/** Without a form the drawing is next to the whole text on wide screens. */
export const WithDrawing = styled(Inner)({
  [mediaQuery.desktop]: {
    '&&': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > .words': {
      gridTemplate: `"eyebrow drawing" "title drawing" "lead drawing" "facts drawing" "actions drawing" "badges drawing" 1fr / minmax(0, 1fr) 360px`,
      gap: `${space(2)} ${space(6)}`,
    },
    '& .words > div:first-of-type': { display: 'contents' },
    '& .words > dl': { gridArea: 'facts' },
    '& .words > .actions': { gridArea: 'actions' },
    '& .words > .badges': { gridArea: 'badges' },
    '& .words .caption': { gridArea: 'drawing', alignSelf: 'start', marginTop: 368 },
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
