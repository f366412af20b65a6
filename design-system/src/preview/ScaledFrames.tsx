import { type Ref, useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { colour, radius } from '../tokens/index.ts';

/** One page of {@link ScaledFrames}. */
export interface ScaledFrame {
  key: number;
  src: string;
  shown: boolean;
  ref?: Ref<HTMLIFrameElement> | undefined;
}

/** Props of {@link ScaledFrames}. */
export interface ScaledFramesProps {
  /** Pages on top of each other; hidden ones load in the background. */
  frames: readonly ScaledFrame[];
  /** Width of the pages in their own px. */
  width: number;
  title: string;
  /** Disables the scripts of the pages. */
  withoutScript?: boolean | undefined;
  [data: `data-${string}`]: string | number | boolean | undefined;
}

/** Pages of the site at a fixed width, scaled down to fit. */
export function ScaledFrames({ frames, width, title, withoutScript = false, ...data }: ScaledFramesProps) {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const scale = size.width === 0 ? 1 : Math.min(1, size.width / width);
  const style = {
    width,
    height: Math.ceil(size.height / scale),
    transform: `scale(${scale})`,
    insetInlineStart: Math.max(0, (size.width - width * scale) / 2),
  };
  return (
    <Box ref={box} {...data}>
      {frames.map(({ key, src, shown, ref }) => (
        <iframe
          key={key}
          ref={ref}
          src={src}
          title={title}
          data-shown={shown || undefined}
          aria-hidden={shown ? undefined : true}
          tabIndex={shown ? undefined : -1}
          {...(withoutScript && { sandbox: 'allow-same-origin' })}
          style={style}
        />
      ))}
    </Box>
  );
}

const Box = styled('div')({
  position: 'relative',
  flex: 1,
  minHeight: 240,
  overflow: 'hidden',
  background: colour.tint,
  borderRadius: radius.small,
  '& iframe': {
    position: 'absolute',
    insetBlockStart: 0,
    border: 0,
    background: colour.page,
    transformOrigin: '0 0',
    visibility: 'hidden',
  },
  '& iframe[data-shown]': { visibility: 'visible' },
});
