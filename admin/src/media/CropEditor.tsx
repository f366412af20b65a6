import styled from '@emotion/styled';
import type { CropArea, CropShape, FocusPoint, MediaRecord } from '@prospectus/contract';
import { Button, colour, RadioGroup, space, Stack } from '@prospectus/design-system';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';

import { Muted } from '../layout/Muted.tsx';
import { useText } from '../texts/language-context.ts';

/** The part of a picture that is shown. */
export type Framing = { focus: FocusPoint | null; crops: MediaRecord['crops'] };
type Mode = 'focus' | CropShape;

type CropEditorProps = { file: MediaRecord; value: Framing; onChange: (value: Framing) => void };

/**
 * Chooses what is in sight of a picture: the point around which it is cut, and the part for wide screens and for
 * phones. By pointer or by the arrow keys.
 */
export function CropEditor({ file, value, onChange }: CropEditorProps) {
  const text = useText();
  const [mode, setMode] = useState<Mode>('focus');
  const area = mode === 'focus' ? null : value.crops[mode];
  const handleEntries = HANDLES.map((at) => [`${at}DragHandle`, text(`media.handle.${at}`)] as const);
  const handles = Object.fromEntries(handleEntries) as Record<(typeof handleEntries)[number][0], string>;
  const setArea = (shape: CropShape, next: CropArea | null) =>
    onChange({ ...value, crops: { ...value.crops, [shape]: next } });
  return (
    <Stack gap={2}>
      <RadioGroup
        name="in-sight"
        label={text('media.inSight')}
        value={mode}
        onChange={(event) => setMode(event.target.value as Mode)}
        options={[
          { value: 'focus', label: text('media.focus') },
          { value: 'wide', label: text('media.cropWide') },
          { value: 'phone', label: text('media.cropPhone') },
        ]}
      />
      <Muted>{text(mode === 'focus' ? 'media.focusHelp' : 'media.cropHelp')}</Muted>
      <Stage style={roomOf(file)}>
        {mode === 'focus' ? (
          <FocusPicker file={file} value={value.focus} onChange={(focus) => onChange({ ...value, focus })} />
        ) : (
          <ReactCrop
            key={mode}
            crop={area ? toPercent(area) : WHOLE}
            keepSelection
            minWidth={24}
            minHeight={24}
            ariaLabels={{ cropArea: text('media.cropArea'), ...handles }}
            onChange={(_, percent) => setArea(mode, toArea(percent))}
          >
            <img src={file.address} alt="" />
          </ReactCrop>
        )}
      </Stage>
      <Stack direction="row" gap={1}>
        {mode !== 'focus' &&
          SHAPES[mode].map(({ label, ratio }) => (
            <Button key={label} size="small" variant="secondary" onClick={() => setArea(mode, middle(file, ratio))}>
              {label}
            </Button>
          ))}
        <Button
          size="small"
          variant="quiet"
          onClick={() => (mode === 'focus' ? onChange({ ...value, focus: null }) : setArea(mode, null))}
        >
          {text(mode === 'focus' ? 'media.middle' : 'media.whole')}
        </Button>
      </Stack>
    </Stack>
  );
}

const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };
const SHAPES: Record<CropShape, readonly { label: string; ratio: number }[]> = {
  wide: [
    { label: '16 : 9', ratio: 16 / 9 },
    { label: '3 : 1', ratio: 3 },
  ],
  phone: [
    { label: '4 : 5', ratio: 4 / 5 },
    { label: '1 : 1', ratio: 1 },
  ],
};

const toPercent = ({ x, y, width, height }: CropArea): PercentCrop => ({
  unit: '%',
  x: x * 100,
  y: y * 100,
  width: width * 100,
  height: height * 100,
});

/** Null for the whole picture. */
function toArea({ x, y, width, height }: PercentCrop): CropArea | null {
  if (width > 99.5 && height > 99.5) return null;
  const area = { x: part(x), y: part(y), width: Math.max(0.05, part(width)), height: Math.max(0.05, part(height)) };
  return { ...area, x: Math.min(area.x, 1 - area.width), y: Math.min(area.y, 1 - area.height) };
}

const part = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)) * 100) / 10_000;

/** The largest part of a shape around the focal point. */
function middle({ width, height, focus }: MediaRecord, ratio: number): CropArea {
  const own = (width ?? 1) / (height ?? 1);
  const size = own > ratio ? { width: ratio / own, height: 1 } : { width: 1, height: own / ratio };
  const from = (at: number, length: number) => Math.min(1 - length, Math.max(0, at - length / 2));
  return { x: from(focus?.x ?? 0.5, size.width), y: from(focus?.y ?? 0.5, size.height), ...size };
}

const roomOf = ({ width, height }: MediaRecord) => ({
  ['--width' as string]: `${width || 1_600}px`,
  ['--ratio' as string]: (width || 1) / (height || 1),
});

const Stage = styled('div')({
  boxSizing: 'border-box',
  lineHeight: 0,
  background: colour.tint,
  padding: space(1),
  // The room is there before the picture is, so that nothing moves.
  '& > *': { width: 'min(100%, var(--width), 60dvh * var(--ratio))', boxSizing: 'border-box' },
  '& img': { width: '100%', aspectRatio: 'var(--ratio)', height: 'auto' },
});

type FocusPickerProps = { file: MediaRecord; value: FocusPoint | null; onChange: (value: FocusPoint) => void };

/** The focal point of a picture: clicked, dragged, or moved by the arrow keys (with Shift in larger steps). */
function FocusPicker({ file, value, onChange }: FocusPickerProps) {
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
