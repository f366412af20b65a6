import { styled } from '@mui/material/styles';
import { frameFocus } from '../components/forms/Field/control-styles.ts';
import { colour, fontWeight, motion, radius } from '../tokens/index.ts';

export const Frame = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 8, minWidth: 0 });

export const Label = styled('label')({
  justifySelf: 'start',
  fontSize: '1rem',
  lineHeight: 1.4,
  fontWeight: fontWeight.medium,
  color: colour.text,
});

export const Area = styled('div')({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  padding: '20px 16px',
  textAlign: 'center',
  color: colour.text,
  background: colour.surface,
  border: `1px dashed ${colour.edge}`,
  borderRadius: radius.medium,
  transition: `background-color ${motion.quick}, border-color ${motion.quick}`,
  '& > svg': { color: colour.action },
  '&:hover': { borderColor: colour.text },
  '&:has(:focus-visible)': frameFocus,
  '&[data-invalid], &[data-drag="refused"]': { borderColor: colour.danger, borderStyle: 'solid' },
  '&[data-drag="near"]': { borderColor: colour.action },
  '&[data-drag="over"]': { background: colour.actionTint, borderColor: colour.action, borderStyle: 'solid' },
  '&[data-drag="refused"]': { background: colour.dangerTint },
});

/** Covers the whole area and is invisible, so that the browser itself handles clicks, keys and drops. */
export const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  '&::file-selector-button': { cursor: 'pointer' },
});

export const Prompt = styled('p')({
  margin: 0,
  lineHeight: 1.4,
  '& > span:first-of-type': { fontWeight: fontWeight.semibold },
});

export const DropHint = styled('span')({ '@media (pointer: coarse)': { display: 'none' } });

export const Rules = styled('p')({ margin: 0, fontSize: '0.9375rem', lineHeight: 1.45, color: colour.muted });

export const Refused = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  padding: '2px 2px 2px 14px',
  color: colour.text,
  background: colour.dangerTint,
  border: `1px solid ${colour.danger}`,
  borderRadius: radius.medium,
  '& > ul': { alignSelf: 'center', margin: 0, padding: '8px 0 8px 18px', fontSize: '0.9375rem', lineHeight: 1.45 },
});
