import { ScaledFrames } from '@prospectus/design-system/preview';
import { useEffect, useRef } from 'react';

import { useText } from '../texts/language-context.ts';
import { useFrames } from './use-frames.ts';

/**
 * A page of the site in a frame of a given width. It is loaded again, where it stands, whenever `version` changes;
 * another `url` loads that page.
 */
export function PreviewFrame({
  url,
  version,
  width,
  withoutScript,
  onPage,
  onPress,
}: {
  url: string | undefined;
  version: number;
  width: number;
  withoutScript: boolean;
  /** The page that is shown; `isFirst` where it is another than before. */
  onPage: (page: Document, isFirst: boolean) => void;
  /** A press on the page; returns whether it was handled. */
  onPress: (target: Element) => boolean;
}) {
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
