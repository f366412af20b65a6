import { useRef, useState } from 'react';
import type { LiveStory } from './live-stories.ts';
import { type Scheme, Stage } from './Stage.tsx';

/** Props of {@link StoryFrame}. */
export interface StoryFrameProps {
  id: string;
  label: string;
  scheme?: Scheme;
  /** In px; the full width by default. */
  width?: number | undefined;
  /** The height of its content by default. */
  height?: string | undefined;
}

/** A story in its own window: for stories that cover the page, and for a width that media queries see. */
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

/** A story on the page, in a frame if it needs one. */
export function StoryView({ story, scheme, label }: { story: LiveStory; scheme: Scheme; label: string }) {
  const { id, View, framed, width, height } = story;
  if (framed) return <StoryFrame id={id} label={label} scheme={scheme} width={width} height={height} />;
  return (
    <Stage scheme={scheme} label={label}>
      <View />
    </Stage>
  );
}
