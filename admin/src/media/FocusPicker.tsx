import styled from '@emotion/styled';
import type { FocusPoint, MediaRecord } from '@prospectus/contract';
import { colour } from '@prospectus/design-system';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';

import { useText } from '../texts/language-context.ts';

/** The focal point of a picture: clicked, dragged, or moved by the arrow keys (with Shift in larger steps). */
export function FocusPicker({
  file,
  value,
  onChange,
}: {
  file: MediaRecord;
  value: FocusPoint | null;
  onChange: (value: FocusPoint) => void;
}) {
  const text = useText();
  const picture = useRef<HTMLImageElement>(null);
  const { x, y } = value ?? { x: 0.5, y: 0.5 };
  const toPointer = (event: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (!box || (event.type === 'pointermove' && event.buttons !== 1)) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    onChange(point((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.shiftKey ? 0.1 : 0.01;
    const step = { ArrowLeft: [-by, 0], ArrowRight: [by, 0], ArrowUp: [0, -by], ArrowDown: [0, by] }[event.key];
    if (!step) return;
    event.preventDefault();
    onChange(point(x + (step[0] ?? 0), y + (step[1] ?? 0)));
  };
  const percent = { x: Math.round(x * 100), y: Math.round(y * 100) };
  return (
    <Root onPointerDown={toPointer} onPointerMove={toPointer}>
      <img ref={picture} src={file.address} alt="" draggable={false} />
      <button
        type="button"
        role="slider"
        aria-label={text('media.focus')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent.x}
        aria-valuetext={text('media.focusAt', percent)}
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        onKeyDown={onKeyDown}
      />
    </Root>
  );
}

const point = (x: number, y: number): FocusPoint => ({ x: within(x), y: within(y) });
const within = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;

const Root = styled('div')({
  position: 'relative',
  display: 'inline-block',
  cursor: 'crosshair',
  touchAction: 'none',
  '& > img': { display: 'block', userSelect: 'none' },
  '& > button': {
    position: 'absolute',
    width: 44,
    height: 44,
    margin: '-22px 0 0 -22px',
    padding: 0,
    border: `3px solid ${colour.surface}`,
    outline: `2px solid ${colour.text}`,
    borderRadius: '50%',
    background: 'transparent',
    cursor: 'grab',
  },
});
