import 'react-image-crop/dist/ReactCrop.css';

import styled from '@emotion/styled';
import type { CropArea, CropShape, FocusPoint, MediaRecord } from '@prospectus/contract';
import { Button, colour, RadioGroup, space, Stack, Text } from '@prospectus/design-system';
import { useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';

import { useText } from '../texts/language-context.ts';
import { FocusPicker } from './FocusPicker.tsx';

/** The part of a picture that is shown. */
export type Framing = { focus: FocusPoint | null; crops: MediaRecord['crops'] };
type Mode = 'focus' | CropShape;

/**
 * Chooses what is in sight of a picture: the point around which it is cut, and the part for wide screens and for
 * phones. By pointer or by the arrow keys.
 */
export function CropEditor({
  file,
  value,
  onChange,
}: {
  file: MediaRecord;
  value: Framing;
  onChange: (value: Framing) => void;
}) {
  const text = useText();
  const [mode, setMode] = useState<Mode>('focus');
  const area = mode === 'focus' ? null : value.crops[mode];
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
      <Text size="small" tone="muted">
        {text(mode === 'focus' ? 'media.focusHelp' : 'media.cropHelp')}
      </Text>
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
            ariaLabels={{
              cropArea: text('media.cropArea'),
              nwDragHandle: text('media.handle.nw'),
              nDragHandle: text('media.handle.n'),
              neDragHandle: text('media.handle.ne'),
              eDragHandle: text('media.handle.e'),
              seDragHandle: text('media.handle.se'),
              sDragHandle: text('media.handle.s'),
              swDragHandle: text('media.handle.sw'),
              wDragHandle: text('media.handle.w'),
            }}
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
