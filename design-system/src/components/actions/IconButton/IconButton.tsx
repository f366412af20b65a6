import type { ButtonHTMLAttributes, Ref } from 'react';
import { styled } from '@mui/material/styles';
import { colour, motion, radius, touchTarget } from '../../../tokens/index.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does; read aloud, and shown on hover. */
  label: string;
  icon: IconName;
  /** Adds a border, for use on pictures and in rows. */
  outlined?: boolean | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A 44 px button with an icon only. */
export function IconButton({ label, icon, outlined = false, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Root type={type} aria-label={label} title={label} data-outlined={outlined || undefined} {...rest}>
      <Icon name={icon} size={22} />
    </Root>
  );
}

const Root = styled('button')({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: touchTarget,
  height: touchTarget,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: radius.medium,
  background: 'transparent',
  color: 'inherit',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, opacity ${motion.quick}`,
  '&:hover': { background: colour.actionTint },
  '&[data-outlined]': { background: colour.surface, color: colour.action, borderColor: colour.edge },
  '&[data-outlined]:hover': { background: colour.actionTint },
  '&[aria-pressed="true"]': { color: colour.action, background: colour.actionTint, borderColor: colour.action },
  '&:active:not(:disabled)': { transform: 'translateY(1px)' },
  '&:disabled': { cursor: 'not-allowed', opacity: 0.45 },
});
