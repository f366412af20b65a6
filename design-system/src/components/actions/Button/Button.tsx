import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, fontWeight, motion, radius, touchTarget } from '../../../tokens/index.ts';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { useAnchor } from '../Link/LinkProvider.tsx';

/** Props of {@link Button}; `data-*`, `aria-*` and form attributes are passed on. */
export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'onClick'> {
  children: ReactNode;
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  target?: string | undefined;
  rel?: string | undefined;
  /** File name under which the browser saves the linked file. */
  download?: string | boolean | undefined;
  /** Shows that work is going on: clicks are ignored, the label stays. */
  busy?: boolean | undefined;
  startIcon?: IconName | undefined;
  endIcon?: IconName | undefined;
  fullWidth?: boolean | undefined;
  onClick?: MouseEventHandler<HTMLElement> | undefined;
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/** A button; with `href` a link that looks the same. */
export function Button(props: ButtonProps) {
  const {
    children,
    variant = 'primary',
    size = 'medium',
    href,
    busy = false,
    startIcon,
    endIcon,
    fullWidth,
    onClick,
    ...rest
  } = props;
  // A download is not a page of the router.
  const anchor = useAnchor(rest.download === undefined ? (href ?? '') : '');
  const element = href === undefined ? { as: 'button' as const, type: 'button' as const } : { as: anchor, href };
  return (
    <Root
      {...element}
      data-variant={variant}
      data-size={size}
      data-full={fullWidth || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <Spinner aria-hidden="true" /> : startIcon && <Icon name={startIcon} size={20} />}
      <span>{children}</span>
      {endIcon && <Icon name={endIcon} size={20} />}
    </Root>
  );
}

const Root = styled('button')<{ href?: string }>({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  minHeight: 48,
  padding: '10px 22px',
  border: '1px solid transparent',
  borderRadius: radius.medium,
  font: 'inherit',
  fontWeight: fontWeight.semibold,
  fontSize: '1rem',
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  '&[data-size="small"]': { minHeight: touchTarget, padding: '8px 16px' },
  '&[data-size="large"]': { minHeight: 56, padding: '14px 28px', fontSize: '1.0625rem' },
  '&[data-full]': { width: '100%' },
  '&[data-variant="primary"]': { background: colour.action, color: colour.onAction },
  '&[data-variant="primary"]:hover': { background: colour.actionHover },
  '&[data-variant="secondary"]': { background: 'transparent', color: colour.action, borderColor: colour.action },
  '&[data-variant="secondary"]:hover': { background: colour.actionTint, color: colour.actionHover },
  '&[data-variant="quiet"]': { background: 'transparent', color: colour.action, paddingInline: 12 },
  '&[data-variant="quiet"]:hover': { background: colour.actionTint, color: colour.actionHover },
  '&[data-variant="danger"]': { background: colour.danger, color: colour.onDanger },
  '&[data-variant="danger"]:hover': { background: colour.dangerHover },
  '&&:disabled': {
    cursor: 'not-allowed',
    background: colour.tint,
    color: colour.muted,
    borderColor: colour.rule,
  },
  // Shown at once, also while the code of the action still loads.
  '&:active:not(:disabled, [aria-busy])': { transform: 'translateY(1px)' },
  '&[aria-busy], form[aria-busy="true"] &[type="submit"]': { cursor: 'progress' },
});

const Spinner = styled('span')({
  flex: 'none',
  width: 18,
  height: 18,
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: 'ds-turn 800ms linear infinite',
  '@keyframes ds-turn': { to: { transform: 'rotate(1turn)' } },
});
