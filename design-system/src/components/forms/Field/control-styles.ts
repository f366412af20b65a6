import { colour, motion, radius } from '../../../tokens/index.ts';

/** The look of every boxed control: input, select, and the frame around an input with a prefix. */
export const controlStyles = {
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  minHeight: 48,
  padding: '10px 14px',
  // Below 16 px a phone zooms into a focused field.
  font: 'inherit',
  fontSize: '1rem',
  lineHeight: 1.5,
  color: colour.text,
  background: colour.surface,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.medium,
  transition: `border-color ${motion.quick}`,
  '&::placeholder': { color: colour.muted, opacity: 1 },
  '&:hover': { borderColor: colour.text },
  '&[aria-invalid="true"], &[data-invalid]': {
    borderColor: colour.danger,
    boxShadow: `inset 0 0 0 1px ${colour.danger}`,
  },
  // Some browsers make the placeholder half transparent.
  '&:disabled': {
    color: colour.muted,
    background: colour.tint,
    borderStyle: 'dashed',
    cursor: 'not-allowed',
    opacity: 1,
  },
  '&:is(input, textarea):read-only': { background: colour.tint },
} as const;

/** Focus ring for controls drawn inside a frame. */
export const frameFocus = {
  outline: `2px solid ${colour.focusOuter}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${colour.focusInner}`,
} as const;
