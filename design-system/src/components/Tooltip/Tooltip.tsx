import type { KeyboardEvent, ReactElement } from 'react';
import { cloneElement, useId, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { colour, radius } from '../../tokens/index.ts';

/** Props of {@link Tooltip}. */
export interface TooltipProps {
  /** A short addition, never the only place where something is said. */
  label: string;
  /** One control that can take focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** A few words about a control, on hover and focus; Esc puts them away, and the pointer may rest on them. */
export function Tooltip({ label, children }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const show = () => anchor.current && bubble.current && place(anchor.current, bubble.current);
  const hide = () => bubble.current?.matches(':popover-open') && bubble.current.hidePopover();
  const hideOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && hide();

  return (
    <Anchor
      ref={anchor}
      onPointerEnter={show}
      onPointerLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={hideOnEscape}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      {/* A popover lies in the top layer: no table cuts it off, no dialog covers it. */}
      <Bubble ref={bubble} id={id} role="tooltip" popover="manual">
        {label}
      </Bubble>
    </Anchor>
  );
}

const GAP = 6;
const EDGE = 8;

function place(anchor: HTMLElement, bubble: HTMLElement) {
  if (!bubble.matches(':popover-open')) bubble.showPopover();
  const around = anchor.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const left = Math.min(Math.max(EDGE, around.left + (around.width - width) / 2), window.innerWidth - width - EDGE);
  const above = around.top - height - GAP;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${above >= EDGE ? above : around.bottom + GAP}px`;
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
  // The pointer can cross the gap onto the bubble without losing it.
  '&::after': { content: '""', position: 'absolute', inset: -GAP, zIndex: -1 },
});
