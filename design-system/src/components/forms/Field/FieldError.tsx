import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontSize, fontWeight } from '../../../tokens/index.ts';

/** Error of one field: an icon and words, so that colour is never the only sign. */
export function FieldError({ id, urgent, children }: { id: string; urgent?: boolean; children: ReactNode }) {
  return (
    <Line id={id} role={urgent ? 'alert' : undefined}>
      <WarningMark />
      <span>{children}</span>
    </Line>
  );
}

/** Exclamation mark in a disc, in the colour of the text around it. */
export function WarningMark() {
  return (
    <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true" focusable="false" style={{ flex: 'none' }}>
      <circle cx="9" cy="9" r="8" fill="currentColor" />
      <path d="M9 4.5v5.2M9 12.9v.1" stroke={colour.surface} strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

const Line = styled('p')({
  margin: 0,
  display: 'flex',
  gap: 8,
  alignItems: 'flex-start',
  fontSize: fontSize.detail,
  lineHeight: 1.35,
  fontWeight: fontWeight.medium,
  color: colour.danger,
  '& svg': { marginTop: 1 },
});
