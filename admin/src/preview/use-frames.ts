import { useCallback, useEffect, useRef, useState } from 'react';

import { holdScroll, scrollPosition } from './preview-document.ts';

type Frame = { key: number; src: string };

const LOOK_EVERY_MS = 16;

/**
 * Two frames, one behind the other: a page is loaded again out of sight, scrolled to where the person was, and shown
 * when it is there, so that nothing flickers or jumps. `onShown` is given each page when it is shown.
 */
export function useFrames(onShown: (page: Document, isFirst: boolean) => void) {
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  const [shown, setShown] = useState<number>();
  const elements = useRef(new Map<number, HTMLIFrameElement>());
  const shownKey = useRef<number>(undefined);
  const keys = useRef(0);
  const announce = useRef(onShown);
  useEffect(() => {
    announce.current = onShown;
  });

  const current = useCallback(
    () => (shownKey.current === undefined ? null : (elements.current.get(shownKey.current)?.contentDocument ?? null)),
    [],
  );
  /** Loads a page behind the visible one; by default the visible one again. */
  const load = useCallback(
    (src?: string) => {
      const address = src ?? current()?.URL;
      if (address === undefined) return;
      keys.current += 1;
      const next = { key: keys.current, src: address };
      setFrames((before) => [...before.filter(({ key }) => key === shownKey.current), next]);
    },
    [current],
  );

  const newest = frames.at(-1)?.key;
  useEffect(() => {
    if (newest === undefined || newest === shown) return;
    const look = setInterval(() => {
      const page = elements.current.get(newest)?.contentDocument;
      if (!page || page.URL === 'about:blank' || page.readyState === 'loading') return;
      clearInterval(look);
      const before = current();
      const samePage = before !== null && before.location.pathname === page.location.pathname;
      const position = samePage ? scrollPosition(before) : undefined;
      if (position) holdScroll(page, position);
      shownKey.current = newest;
      setShown(newest);
      setFrames((all) => all.filter(({ key }) => key === newest));
      announce.current(page, !samePage);
    }, LOOK_EVERY_MS);
    return () => clearInterval(look);
  }, [newest, shown, current]);

  const refOf = useCallback(
    (key: number) => (element: HTMLIFrameElement | null) => {
      if (element) elements.current.set(key, element);
      else elements.current.delete(key);
    },
    [],
  );
  return { frames, shown, current, load, refOf };
}
