import { type KeyboardEvent, type PointerEvent, useCallback, useContext, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { colour, motion } from '../tokens/index.ts';
import { type ColumnWidths, MIN_WIDTH, MAX_WIDTH } from './shown-widths.ts';
import { SizingContext } from './sizing-context.ts';
import { fill } from '../language/fill.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';

const STEP = 16;
const WIDTH_OF_COLUMN = { 'en-IN': 'Width of {column}', 'hi-IN': '{column} की चौड़ाई' };

/** The end of a column's head: drag it or use the arrow keys; a double click or Home restores the default width. */
export function WidthHandle({ column, label }: { column: string; label: string }) {
  const widthOfColumn = useTextsOf(WIDTH_OF_COLUMN);
  const sizing = useContext(SizingContext);
  const [width, setWidth] = useState(MIN_WIDTH);
  const drags = useRef<{ from: number; measured: ColumnWidths; to?: number }>(null);
  const watch = useCallback(
    (handle: HTMLElement) => {
      const head = headOf(handle);
      // Without it the head's name would include that of the handle.
      head.setAttribute('aria-label', label);
      const observer = new ResizeObserver(() => setWidth(Math.round(widthOf(head))));
      observer.observe(head);
      return () => observer.disconnect();
    },
    [label],
  );
  if (!sizing) return null;
  const { keys, show, cancel, set, reset } = sizing;

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drags.current = { from: event.clientX, measured: measure(event.currentTarget, keys) };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (!drags.current || clientX === drags.current.from) return;
    const { from, measured } = drags.current;
    drags.current.to = (measured[column] ?? 0) + (clientX - from) * scale();
    show(column, drags.current.to, measured);
  };
  const end = (isMeant: boolean) => {
    const { to, measured } = drags.current ?? {};
    drags.current = null;
    if (to === undefined || !measured) return;
    if (isMeant) set(column, to, measured);
    else cancel();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key];
    if (by !== undefined) {
      // Measured now: `width` is updated a frame later, and keys may come faster.
      const measured = measure(event.currentTarget, keys);
      set(column, (measured[column] ?? 0) + by, measured);
    } else if (event.key === 'Home') reset(column);
    else if (event.key === 'Escape' && drags.current) end(false);
    else return;
    event.preventDefault();
  };

  return (
    <Handle
      ref={watch}
      role="separator"
      aria-orientation="vertical"
      aria-label={fill(widthOfColumn, { column: label })}
      aria-valuemin={MIN_WIDTH}
      aria-valuemax={MAX_WIDTH}
      aria-valuenow={width}
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => end(true)}
      onPointerCancel={() => end(false)}
      onDoubleClick={() => reset(column)}
      onKeyDown={onKeyDown}
    />
  );
}

const headOf = (handle: HTMLElement): HTMLElement => handle.closest('th') ?? handle;

/** Px at the default text size per px on the screen. */
const scale = (): number => 16 / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
const widthOf = (element: Element): number => element.getBoundingClientRect().width * scale();

function measure(handle: HTMLElement, keys: readonly string[]): ColumnWidths {
  const heads = [...(headOf(handle).parentElement?.children ?? [])];
  return Object.fromEntries(heads.map((head, at) => [keys[at] ?? '', Math.round(widthOf(head))]));
}

const Handle = styled('span')({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineEnd: 0,
  width: 9,
  cursor: 'col-resize',
  touchAction: 'none',
  '@media (pointer: coarse)': { width: 24 },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 6,
    insetInlineEnd: 0,
    width: 1,
    background: colour.edge,
    transition: `background-color ${motion.quick}`,
  },
  '&:is(:hover, :active, :focus-visible)::after': { insetBlock: 0, width: 3, background: colour.action },
  '&&:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
});
