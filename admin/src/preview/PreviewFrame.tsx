import { ScaledFrames } from '@prospectus/design-system/preview';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useText } from '../texts/language-context.ts';
import { holdScroll, scrollPosition } from './preview-document.ts';

type PreviewFrameProps = {
  url: string | undefined;
  version: number;
  width: number;
  withoutScript: boolean;
  /** The page that is shown; `isFirst` where it is another than before. */
  onPage: (page: Document, isFirst: boolean) => void;
  /** A press on the page; returns whether it was handled. */
  onPress: (target: Element) => boolean;
};

type Frame = { key: number; src: string };

const CHECK_EVERY_MS = 16;

/**
 * A page of the site in a frame of a given width; another `version` loads it again where it is scrolled to. It loads in
 * a second frame behind the visible one and is shown when it is there, so that nothing flickers or jumps.
 */
export function PreviewFrame({ url, version, width, withoutScript, onPage, onPress }: PreviewFrameProps) {
  const text = useText();
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  const [shown, setShown] = useState<number>();
  const elements = useRef(new Map<number, HTMLIFrameElement>());
  const keys = useRef(0);
  const pageOf = (key = -1) => elements.current.get(key)?.contentDocument;

  const load = useEffectEvent((src = pageOf(shown)?.URL) => {
    if (src === undefined) return;
    keys.current += 1;
    const next = { key: keys.current, src };
    setFrames((before) => [...before.filter(({ key }) => key === shown), next]);
  });
  useEffect(() => load(url), [url, withoutScript]);
  useEffect(() => load(), [version]);

  const press = useEffectEvent((event: MouseEvent) => {
    const target = event.target as Element | null;
    if (!target || event.ctrlKey || event.metaKey || !onPress(target)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  const newest = frames.at(-1)?.key;
  /** Shows the newest page as soon as it is there; returns whether it is. */
  const show = useEffectEvent((): boolean => {
    const page = pageOf(newest);
    if (!page || page.URL === 'about:blank' || page.readyState === 'loading') return false;
    const before = pageOf(shown);
    const isSamePage = before?.location.pathname === page.location.pathname;
    if (before && isSamePage) holdScroll(page, scrollPosition(before));
    page.addEventListener('click', (event) => press(event), { capture: true });
    setShown(newest);
    setFrames((all) => all.filter(({ key }) => key === newest));
    onPage(page, !isSamePage);
    return true;
  });
  useEffect(() => {
    if (newest === undefined || newest === shown) return undefined;
    const checking = setInterval(() => {
      if (show()) clearInterval(checking);
    }, CHECK_EVERY_MS);
    return () => clearInterval(checking);
  }, [newest, shown]);

  return (
    <ScaledFrames
      title={text('publishing.previewOfPage')}
      width={width}
      withoutScript={withoutScript}
      frames={frames.map(({ key, src }) => ({
        key,
        src,
        shown: key === shown,
        ref: (element: HTMLIFrameElement | null) => {
          if (element) elements.current.set(key, element);
          else elements.current.delete(key);
        },
      }))}
      data-preview-version={shown !== undefined && shown === newest ? version : undefined}
    />
  );
}
