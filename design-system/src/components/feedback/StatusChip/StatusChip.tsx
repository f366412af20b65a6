import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import type { ColourScheme } from '../../../tokens/index.ts';
import { colour, fontWeight, radius } from '../../../tokens/index.ts';

/** Meaning of a status, not its look. */
export type StatusTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** Props of {@link StatusChip}. */
export interface StatusChipProps {
  tone: StatusTone;
  /** One or two words. */
  label: ReactNode;
  /** Icon and text without a background, for a column of them. */
  plain?: boolean | undefined;
}

/** A state in one or two words; the icon before it has a different shape for each tone. */
export function StatusChip({ tone, label, plain = false }: StatusChipProps) {
  const { ink, ground, mark } = tones[tone];
  return (
    <Chip
      data-plain={plain || undefined}
      style={plain ? undefined : { color: colour[ink], background: colour[ground] }}
    >
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
        <path d={mark} fill={plain ? colour[ink] : 'currentColor'} fillRule="evenodd" />
      </svg>
      {plain ? <span>{label}</span> : label}
    </Chip>
  );
}

const disc = 'M5 0a5 5 0 1 1 0 10A5 5 0 0 1 5 0Z';

const tones: Record<StatusTone, { ink: keyof ColourScheme; ground: keyof ColourScheme; mark: string }> = {
  neutral: { ink: 'text', ground: 'tint', mark: `${disc}m0 2a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z` },
  info: { ink: 'action', ground: 'actionTint', mark: 'M1 1h8v8H1Z' },
  success: { ink: 'success', ground: 'successTint', mark: disc },
  warning: { ink: 'warning', ground: 'warningTint', mark: 'M5 0l5 9.5H0Z' },
  danger: { ink: 'danger', ground: 'dangerTint', mark: 'M5 0l5 5-5 5-5-5Z' },
};

const Chip = styled('span')({
  display: 'inline-flex',
  gap: 7,
  alignItems: 'center',
  maxWidth: '100%',
  boxSizing: 'border-box',
  padding: '2px 10px',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  fontWeight: fontWeight.medium,
  // In a table that breaks long words, a state still breaks only between words.
  overflowWrap: 'normal',
  borderRadius: radius.small,
  '& svg': { flex: 'none' },
  '&[data-plain]': { padding: 0, fontSize: 'inherit', lineHeight: 'inherit', fontWeight: 'inherit' },
  '&[data-plain] > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
});
