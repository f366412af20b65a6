import { styled } from '@mui/material/styles';
import { frameFocus } from '../components/forms/Field/control-styles.ts';
import { colour, fontWeight, radius, touchTarget } from '../tokens/index.ts';
import { contentStyles } from './content-styles.ts';

export const Frame = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 });

export const Label = styled('span')({
  justifySelf: 'start',
  fontWeight: fontWeight.medium,
  lineHeight: 1.4,
  color: colour.text,
  cursor: 'default',
});

export const Box = styled('div')({
  background: colour.surface,
  color: colour.text,
  border: `1px solid ${colour.edge}`,
  borderRadius: radius.medium,
  '&[data-invalid]': { borderColor: colour.danger, boxShadow: `0 0 0 1px ${colour.danger}` },
  '&[data-readonly]': { background: colour.tint, '& .ProseMirror': { minHeight: 0 } },
  '&:has(.ProseMirror:focus-visible)': frameFocus,
});

export const Sheet = styled('div')({
  position: 'relative',
  '& .ProseMirror': { minHeight: 168, padding: '16px 18px', overflowX: 'auto', ...contentStyles },
});

export const Placeholder = styled('p')({
  position: 'absolute',
  inset: '16px 18px auto',
  margin: 0,
  color: colour.muted,
  pointerEvents: 'none',
});

export const Foot = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '2px 16px', alignItems: 'start' });

/** As high as the collapsed keys. */
export const KeysRoom = styled('div')({ height: touchTarget });
