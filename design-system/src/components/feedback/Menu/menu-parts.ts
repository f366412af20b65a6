import { styled } from '@mui/material/styles';
import { colour, radius, touchTarget } from '../../../tokens/index.ts';
import { Panel } from '../Popover/popover-parts.ts';

export const List = styled(Panel)({
  minWidth: 200,
  padding: 6,
  // If some entries have an icon, the labels of all start at the same position.
  '&:has(svg) > [role="menuitem"]:not(:has(svg))': { paddingInlineStart: 12 + 20 + 12 },
});

export const Entry = styled('button')<{ href?: string }>({
  display: 'flex',
  gap: 12,
  alignItems: 'center',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: touchTarget,
  padding: '9px 12px',
  font: 'inherit',
  fontSize: '1rem',
  lineHeight: 1.4,
  textAlign: 'start',
  textDecoration: 'none',
  color: colour.text,
  background: 'transparent',
  border: 0,
  borderRadius: radius.small,
  cursor: 'pointer',
  '& > span:first-of-type': { flex: 1, minWidth: 0 },
  '& > svg': { color: colour.muted },
  '&:hover, &:focus': { background: colour.actionTint, color: colour.actionHover, outline: 'none' },
  '&:hover > svg, &:focus > svg': { color: 'inherit' },
  '&&:focus-visible': { outline: `2px solid ${colour.focusOuter}`, outlineOffset: -2, boxShadow: 'none' },
  '&[data-tone-of="danger"], &[data-tone-of="danger"] > svg': { color: colour.danger },
  '&[data-tone-of="danger"]:hover, &[data-tone-of="danger"]:focus': { background: colour.dangerTint },
  '&[aria-disabled]': { color: colour.muted, cursor: 'not-allowed', opacity: 0.7 },
});

export const Hint = styled('span')({ fontSize: '0.9375rem', color: colour.muted, whiteSpace: 'nowrap' });

export const Line = styled('div')({ height: 1, margin: '6px 0', background: colour.rule });
