import { styled } from '@mui/material/styles';
import { colour, fontSize, fontWeight, motion, space, touchTarget } from '../../../tokens/index.ts';
import { visuallyHidden } from '../../../theme/global-styles.ts';

const MARK = 34;

/** Measures its own width, not the screen's: the same flow stands in a page and in a dialog. */
export const Root = styled('div')({
  width: '100%',
  containerType: 'inline-size',
  '& > .position': { display: 'none', margin: `0 0 ${space(1)}`, color: colour.muted, fontSize: fontSize.small },
  '& > .position b': { display: 'block', color: colour.text, fontSize: fontSize.body, fontWeight: fontWeight.semibold },
  '&[data-direction="across"] > ol': {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& .way': { flexDirection: 'column', gap: space(1), paddingInlineEnd: space(2) },
    '& li:not(:last-of-type)::before': {
      insetInlineStart: MARK + 8,
      insetInlineEnd: 8,
      top: MARK / 2 - 1,
      height: 2,
    },
  },
  '&[data-direction="down"] > ol': {
    '& .way': { paddingBottom: space(3) },
    '& li:last-of-type .way': { paddingBottom: 0 },
    '& .words': { paddingTop: 5 },
    '& li:not(:last-of-type)::before': {
      insetInlineStart: MARK / 2 - 1,
      top: MARK + 6,
      bottom: 6,
      width: 2,
    },
  },
  '@container (max-width: 560px)': {
    '&[data-direction="across"] > .position': { display: 'block' },
    '&[data-direction="across"] > ol .words': visuallyHidden,
  },
});

export const List = styled('ol')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': { position: 'relative', minWidth: 0 },
  '& li::before': { content: 'none' },
  '& li:not(:last-of-type)::before': { content: '""', position: 'absolute', background: colour.rule },
  '& li[data-state="done"]::before': { background: colour.action },
  '& .way': {
    boxSizing: 'border-box',
    display: 'flex',
    gap: space(2),
    width: '100%',
    minHeight: touchTarget,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
  },
  '& button': { cursor: 'pointer' },
  '& .mark': {
    position: 'relative',
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: MARK,
    height: MARK,
    border: `1px solid ${colour.edge}`,
    borderRadius: '50%',
    background: colour.surface,
    color: colour.muted,
    fontWeight: fontWeight.semibold,
    fontVariantNumeric: 'lining-nums tabular-nums',
    transition: `background-color ${motion.quick}`,
  },
  '& [data-state="done"] .mark': { borderColor: colour.action, color: colour.action },
  '& [data-state="current"] .mark': {
    borderColor: colour.action,
    background: colour.action,
    color: colour.onAction,
    boxShadow: `0 0 0 3px ${colour.page}, 0 0 0 5px ${colour.accent}`,
  },
  '& .words': { display: 'grid', minWidth: 0, alignContent: 'start', lineHeight: 1.35 },
  '& b': { fontWeight: fontWeight.medium },
  '& [data-state="current"] b': { fontWeight: fontWeight.semibold },
  '& [data-state="coming"] b, & small': { color: colour.muted },
  '& small': { fontSize: fontSize.small },
  '& :is(a, button).way:hover b': { color: colour.action, textDecoration: 'underline', textUnderlineOffset: '0.22em' },
  '& :is(a, button).way:hover .mark': { background: colour.actionTint },
  // The current step is told by its filled mark; the frame that forced colours give to current things would double it.
  '@media (forced-colors: active)': {
    '& li[aria-current]': { outline: 'none' },
    '& li:not(:last-of-type)::before': { background: 'GrayText' },
    '& [data-state="current"] .mark': { background: 'Highlight', color: 'HighlightText', forcedColorAdjust: 'none' },
  },
});

/** Drawn by the application's router where it leads inside. */
export const Anchor = styled('a')({});
