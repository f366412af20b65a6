import { useRef, useState } from 'react';
import type { Scheme } from './Stage.tsx';

/** Props of {@link StoryFrame}. */
export interface StoryFrameProps {
  id: string;
  label: string;
  scheme?: Scheme;
  /** In px; all there is when absent. */
  width?: number | undefined;
  /** As tall as its content when absent. */
  height?: string | undefined;
}

/** A story in a window of its own: for what covers the page, and for a width that media queries see. */
export function StoryFrame({ id, label, scheme = 'light', width, height }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [measured, setMeasured] = useState<string>();
  const watch = () => {
    const body = frame.current?.contentDocument?.body;
    if (!body || height) return;
    const measure = () => setMeasured(`${Math.max(80, body.scrollHeight)}px`);
    new ResizeObserver(measure).observe(body);
    measure();
  };
  return (
    <iframe
      ref={frame}
      className="doc-frame"
      src={`./iframe.html?id=${id}&viewMode=story&globals=scheme:${scheme}`}
      title={label}
      loading="lazy"
      onLoad={watch}
      style={{ width: width ?? '100%', height: height ?? measured ?? '240px' }}
    />
  );
}
