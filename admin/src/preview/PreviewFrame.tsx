import { ScaledFrames } from '@prospectus/design-system/preview';
import { useCallback, useEffect, useRef, useState } from 'react';

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

/**
 * A page of the site in a frame of a given width. It is loaded again, where it stands, whenever `version` changes;
 * another `url` loads that page.
 */
export function PreviewFrame({ url, version, width, withoutScript, onPage, onPress }: PreviewFrameProps) {
  const text = useText();
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  const { frames, shown, load, refOf } = useFrames((page, isFirst) => {
    page.addEventListener(
      'click',
      (event) => {
        const target = event.target as Element | null;
        if (!target || event.ctrlKey || event.metaKey || !press.current(target)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      { capture: true },
    );
    onPage(page, isFirst);
  });
  useEffect(() => {
    if (url !== undefined) load(url);
  }, [url, withoutScript, load]);
  const loadedVersion = useRef(version);
  useEffect(() => {
    if (loadedVersion.current === version) return;
    loadedVersion.current = version;
    load();
  }, [version, load]);
  return (
    <ScaledFrames
      title={text('publishing.previewOfPage')}
      width={width}
      withoutScript={withoutScript}
      frames={frames.map(({ key, src }) => ({ key, src, shown: key === shown, ref: refOf(key) }))}
      data-preview-version={shown !== undefined && shown === frames.at(-1)?.key ? version : undefined}
    />
  );
}

type Frame = { key: number; src: string };

const LOOK_EVERY_MS = 16;

/**
 * Two frames, one behind the other: a page is loaded again out of sight, scrolled to where the person was, and shown
 * when it is there, so that nothing flickers or jumps. `onShown` is given each page when it is shown.
 */
function useFrames(onShown: (page: Document, isFirst: boolean) => void) {
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
