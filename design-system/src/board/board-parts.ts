import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../theme/global-styles.ts';
import { colour, fontSize, fontWeight, motion, radius, shadow, space, touchTarget } from '../tokens/index.ts';
import { STEP_REM } from './use-window.ts';

const GAP_REM = 0.5;

export const Announcement = styled('div')(visuallyHidden);

const line = { margin: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

// Plain elements styled from above: one styled component for each of hundreds of cards makes scrolling slow.
const cardLooks = {
  '& .card': {
    position: 'relative',
    boxSizing: 'border-box',
    height: '100%',
    background: colour.surface,
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.medium,
    boxShadow: shadow.raised,
    cursor: 'grab',
    // A finger scrolls, and a long press does not select text.
    touchAction: 'manipulation',
    WebkitUserSelect: 'none',
    userSelect: 'none',
    WebkitTouchCallout: 'none',
    '&:hover': { borderColor: colour.edge },
    '&:focus-visible': { outlineOffset: -2 },
    '&[data-lifted]': { opacity: 0.4 },
    '&[data-carried]': { borderColor: colour.action, boxShadow: shadow.floating },
    '& > button': {
      position: 'absolute',
      top: 0,
      insetInlineEnd: 0,
      display: 'grid',
      placeItems: 'center',
      width: touchTarget,
      height: touchTarget - 4,
      padding: 0,
      color: colour.muted,
      background: 'none',
      border: 0,
      borderRadius: radius.medium,
      cursor: 'pointer',
    },
    '& > button:hover': { color: colour.text, background: colour.actionTint },
    '@media (forced-colors: active)': { '&[data-carried]': { outline: '3px solid Highlight' } },
  },
  '& .face': {
    display: 'grid',
    gridTemplateRows: 'auto auto auto minmax(0, 1fr)',
    alignContent: 'start',
    boxSizing: 'border-box',
    height: '100%',
    padding: `${space(1)} ${space(1.5)}`,
    fontSize: fontSize.detail,
    lineHeight: 1.35,
    '& > .title': {
      ...line,
      paddingInlineEnd: touchTarget - 12,
      fontSize: fontSize.body,
      fontWeight: fontWeight.semibold,
    },
    '& > .title > a': { color: 'inherit', textDecoration: 'none' },
    '& > .title > a:hover': { textDecoration: 'underline' },
    '& > .line': { ...line, color: colour.muted, fontVariantNumeric: 'lining-nums tabular-nums' },
    '& > .foot': {
      display: 'flex',
      alignItems: 'end',
      justifyContent: 'space-between',
      gap: space(1),
      minWidth: 0,
      gridRow: 4,
    },
    '& > .foot > span:first-of-type': { ...line, flex: '0 1 auto', minWidth: 0 },
    '& > .foot > *': { flex: 'none' },
  },
} as const;

/**
 * The whole board. The dragged card is styled here too, because new styles at the start of a drag would make the
 * browser restyle the page.
 */
export const Frame = styled('section')({
  minWidth: 0,
  display: 'grid',
  gap: space(1.5),
  ...cardLooks,
  '& .lifted': {
    height: `${STEP_REM - GAP_REM}rem`,
    '& > .card': { borderColor: colour.action, boxShadow: shadow.floating, cursor: 'grabbing' },
  },
});

export const Columns = styled('div')({
  // Visually hidden texts are positioned within it, so that they do not make the page scroll sideways.
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridAutoColumns: 'minmax(14.25rem, 1fr)',
  gap: space(1.5),
  height: 'max(26rem, 100dvh - 12rem)',
  paddingBottom: space(1),
  overflowX: 'auto',
  '& > .area': { display: 'contents' },
  '& .column': {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
    background: colour.tint,
    border: '1px solid transparent',
    borderRadius: radius.large,
    transition: `background-color ${motion.quick}`,
    '&[data-over]': { background: colour.actionTint, borderColor: colour.action },
    '@media (forced-colors: active)': { borderColor: 'CanvasText', '&[data-over]': { outline: '3px solid Highlight' } },
  },
  '& .column > header': {
    padding: `${space(1.5)} ${space(1.5)} ${space(1)}`,
    '& h2': {
      display: 'flex',
      alignItems: 'center',
      gap: space(1),
      margin: 0,
      fontFamily: 'inherit',
      fontSize: fontSize.body,
      fontWeight: fontWeight.semibold,
      lineHeight: 1.4,
    },
    '& h2 > span:nth-of-type(2)': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& h2 > span:last-of-type': {
      flex: 'none',
      marginInlineStart: 'auto',
      color: colour.muted,
      fontWeight: fontWeight.medium,
      fontVariantNumeric: 'lining-nums tabular-nums',
    },
    '& > p': {
      margin: 0,
      overflow: 'hidden',
      color: colour.muted,
      fontSize: fontSize.detail,
      lineHeight: 1.4,
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'lining-nums tabular-nums',
    },
  },
  '& .scroller': {
    minHeight: 0,
    padding: `0 ${space(1)} ${space(1)}`,
    overflowY: 'auto',
    overflowX: 'hidden',
    scrollbarWidth: 'thin',
    // Cards that are added above the visible ones do not move those.
    overflowAnchor: 'none',
  },
  '& ol': { position: 'relative', margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    position: 'absolute',
    insetInline: 0,
    height: `${STEP_REM - GAP_REM}rem`,
    contain: 'layout style',
  },
  '&[data-narrow]': { gridAutoColumns: 'minmax(0, 1fr)', height: 'max(24rem, 100dvh - 16rem)' },
});

export const Mark = styled('span')({
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: radius.pill,
  background: colour.muted,
  '&[data-tone-of="info"]': { background: colour.action },
  '&[data-tone-of="success"]': { background: colour.success },
  '&[data-tone-of="warning"]': { background: colour.warning },
  '&[data-tone-of="danger"]': { background: colour.danger },
});

export const Loading = styled('div')({ display: 'grid', gap: space(1) });

export const Note = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: space(1),
  padding: space(1),
  color: colour.muted,
  fontSize: fontSize.detail,
});

export const Switch = styled('div')({
  position: 'relative',
  display: 'flex',
  gap: space(1),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > button': {
    flex: 'none',
    minHeight: touchTarget,
    padding: `0 ${space(1.5)}`,
    color: colour.text,
    background: colour.surface,
    border: `1px solid ${colour.edge}`,
    borderRadius: radius.pill,
    font: 'inherit',
    fontSize: fontSize.detail,
    fontWeight: fontWeight.medium,
    cursor: 'pointer',
  },
  '& > button > span': { color: colour.muted, fontVariantNumeric: 'lining-nums tabular-nums' },
  '& > button[aria-pressed="true"]': { color: colour.onAction, background: colour.action, borderColor: colour.action },
  '& > button[aria-pressed="true"] > span': { color: 'inherit' },
  '&& > button:focus-visible': { outlineOffset: -4 },
});
