import { styled } from '@mui/material/styles';
import { visuallyHidden } from '../theme/global-styles.ts';
import {
  colour,
  fontSize,
  fontWeight,
  radius,
  shadow,
  toneColour,
  toneCount,
  toneTint,
  zIndex,
} from '../tokens/index.ts';

/** Shown over an empty grid. */
export const EmptyNote = styled('p')({
  position: 'absolute',
  insetInline: 0,
  bottom: 12,
  zIndex: 2,
  width: 'max-content',
  maxWidth: 'calc(100% - 32px)',
  margin: '0 auto',
  padding: '6px 14px',
  fontSize: fontSize.small,
  color: colour.text,
  background: colour.tint,
  borderRadius: radius.medium,
  pointerEvents: 'none',
});

/** Placeholder of the grid until it renders. */
export const Loading = styled('div')({
  height: '100%',
  border: `1px solid ${colour.rule}`,
  borderRadius: radius.medium,
  background: colour.surface,
});

/** Visible while it has the focus: keys choose a time here. */
export const Chooser = styled('div')({
  position: 'absolute',
  insetInlineEnd: 8,
  top: 8,
  zIndex: 5,
  padding: '6px 12px',
  maxWidth: 'calc(100% - 16px)',
  boxSizing: 'border-box',
  fontSize: fontSize.small,
  color: colour.text,
  background: colour.surface,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.medium,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden', whiteSpace: 'nowrap' },
});

/** The details of one event, in the top layer. */
export const Card = styled('div')({
  boxSizing: 'border-box',
  width: 'max-content',
  maxWidth: 'min(360px, calc(100vw - 16px))',
  maxHeight: 'min(520px, calc(100dvh - 32px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  color: colour.text,
  background: colour.surface,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.medium,
  boxShadow: shadow.floating,
  overflowWrap: 'break-word',
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: 14,
  fontSize: fontSize.small,
  // Lets the pointer cross the gap to the card without leaving it.
  '&::after': { content: '""', position: 'absolute', inset: -6, zIndex: -1 },
});

const tones = Object.fromEntries(
  Array.from({ length: toneCount }, (_, tone) => [
    `& .ds-tone-${tone}`,
    { '--ds-event': toneColour(tone), '--ds-event-tint': toneTint(tone) },
  ]),
);

/** The product's look: variables of the calendar's theme, and rules for what they do not cover. */
const look = {
  '--fc-classic-background': colour.surface,
  '--fc-classic-foreground': colour.text,
  '--fc-classic-faint': colour.tint,
  '--fc-classic-muted': colour.tint,
  '--fc-classic-strong': colour.rule,
  '--fc-classic-faint-foreground': colour.muted,
  '--fc-classic-muted-foreground': colour.muted,
  '--fc-classic-border': colour.rule,
  '--fc-classic-strong-border': colour.edge,
  '--fc-classic-primary': colour.action,
  '--fc-classic-primary-foreground': colour.onAction,
  '--fc-classic-event': colour.action,
  '--fc-classic-event-contrast': colour.text,
  '--fc-classic-background-event': colour.accentTint,
  '--fc-classic-background-event-opacity': '100%',
  '--fc-classic-background-event-foreground-opacity': '100%',
  '--fc-classic-highlight': colour.actionTint,
  '--fc-classic-today': 'transparent',
  '--fc-classic-now': colour.accentText,
  '--fc-classic-small-dot-width': '8px',
  '--fc-classic-large-dot-width': '10px',
  fontFamily: 'inherit',
  ...tones,
  '&& .ds-event': {
    background: 'var(--ds-event-tint)',
    color: colour.text,
    border: 0,
    borderInlineStart: '4px solid var(--ds-event)',
    borderRadius: radius.small,
    cursor: 'pointer',
    outlineColor: colour.focusOuter,
    textDecoration: 'none',
    boxShadow: 'none',
  },
  '&& .ds-event:hover': { background: colour.actionTint },
  '&& .ds-event:focus-visible': {
    outline: `2px solid ${colour.focusOuter}`,
    outlineOffset: 0,
    boxShadow: `0 0 0 2px ${colour.focusInner}`,
    zIndex: 9,
  },
  '&& .ds-clash': { outline: `2px solid ${colour.danger}`, outlineOffset: -2 },
  '&& .ds-cancelled': {
    background: colour.surface,
    borderInlineStartStyle: 'dotted',
    boxShadow: `inset 0 0 0 1px ${colour.rule}`,
  },
  '&& .ds-timed': { boxShadow: `0 0 0 1px ${colour.surface}` },
  '& .ds-day-top': { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', width: '100%', gap: 4 },
  '& .ds-number': { fontVariantNumeric: 'tabular-nums', color: colour.text, fontSize: fontSize.small },
  '& .ds-other .ds-number': { color: colour.muted },
  '& .ds-other': { background: colour.page },
  '& .ds-today .ds-number': {
    minWidth: 26,
    padding: '0 5px',
    boxSizing: 'border-box',
    textAlign: 'center',
    fontWeight: fontWeight.bold,
    color: colour.onAccent,
    background: colour.accent,
    borderRadius: radius.pill,
  },
  '& .ds-weekday': { fontSize: '0.875rem', fontWeight: fontWeight.medium, color: colour.muted },
  '& .ds-weekday-today': { color: colour.text, fontWeight: fontWeight.bold },
  '& .ds-holiday-title': {
    display: 'block',
    // The number of the day is beside it.
    padding: '4px 34px 2px 6px',
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    fontStyle: 'normal',
    color: colour.accentText,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    textOverflow: 'ellipsis',
  },
  // The row of whole days, above a week, has no numbers and the height of one line.
  '& .ds-holiday-title.ds-line': { paddingInlineEnd: 6, whiteSpace: 'nowrap' },
  // Cuts it at its day, and keeps it above the events.
  '& [role="cell"] > :has(.ds-holiday-title)': { overflow: 'hidden' },
  '& [role="cell"]:has(.ds-event) .ds-holiday-title': { whiteSpace: 'nowrap' },
  '& .ds-more': { color: colour.action, fontSize: '0.8125rem', fontWeight: fontWeight.medium, minHeight: 24 },
  '& .ds-all-day, & .ds-slot': { color: colour.muted, fontSize: '0.8125rem', whiteSpace: 'nowrap' },
  '@container calendar (max-width: 560px)': {
    '& [data-line] .title': visuallyHidden,
    // A phone's month shows only the shape and the start time of an event.
    '& [data-line]': { paddingInline: 0, gap: 2 },
    '& [data-line] .head': { gap: 2 },
    '& [data-line] .half': { display: 'none' },
    '& [data-line] .time': { fontSize: '0.75rem', letterSpacing: '-0.02em' },
    '& .ds-event': { borderInlineStartWidth: 2 },
    '& .ds-holiday-title': { padding: '24px 2px 2px', fontSize: '0.6875rem' },
    '& .ds-holiday-title.ds-line': { paddingTop: 4 },
    '& [role="cell"]:has(.ds-event) .ds-holiday-title': visuallyHidden,
  },
} as const;

export const GridArea = styled('div')({ ...look, height: '100%', '@media print': { height: 'auto' } });

/** The class of the box with all events of a day, which is at the end of the document, outside the grid. */
export const DAY_BOX = 'ds-day-box';

export const dayBoxStyles = {
  [`.${DAY_BOX}`]: {
    ...look,
    zIndex: zIndex.sticky,
    boxSizing: 'border-box',
    minWidth: 240,
    maxHeight: 'min(420px, calc(100dvh - 32px))',
    overflowY: 'auto',
    background: colour.surface,
    color: colour.text,
    border: `1px solid ${colour.edge}`,
    borderRadius: radius.medium,
    boxShadow: shadow.floating,
  },
} as const;

export const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 12px',
  margin: 0,
  '& dt': { color: colour.muted },
  '& dd': { margin: 0, fontWeight: fontWeight.medium, fontVariantNumeric: 'tabular-nums' },
});
