import { cloneElement, type ReactElement, useId } from 'react';
import { styled } from '@mui/material/styles';
import { colour, radius } from '../../../tokens/index.ts';
import { gap, useTooltip } from './use-tooltip.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A short addition, never the only place where something is said. */
  label: string;
  /** One control that can take focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** A few words about a control, on hover, focus and a long press; Escape puts them away, the pointer may rest on them. */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const { bubble, anchorProps } = useTooltip();
  const described = [children.props['aria-describedby'], id].filter(Boolean).join(' ');
  return (
    <Anchor {...anchorProps}>
      {cloneElement(children, { 'aria-describedby': described })}
      {/* A popover lies in the top layer: no table cuts it off, no dialog covers it. */}
      <Bubble ref={bubble} id={id} role="tooltip" popover="manual">
        {label}
      </Bubble>
    </Anchor>
  );
}

const Anchor = styled('span')({ display: 'inline-flex', maxWidth: '100%' });

const Bubble = styled('span')({
  position: 'fixed',
  inset: 'auto',
  boxSizing: 'border-box',
  maxWidth: 'min(320px, calc(100vw - 16px))',
  margin: 0,
  padding: '8px 12px',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  fontWeight: 400,
  textAlign: 'start',
  color: colour.page,
  background: colour.text,
  border: 0,
  borderRadius: radius.small,
  overflowWrap: 'anywhere',
  // In colours of the reader's own a ground alone is no edge.
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  // The pointer can cross the gap onto the bubble without losing it.
  '&::after': { content: '""', position: 'absolute', inset: -gap, zIndex: -1 },
});
