import { useEffect, useRef, useState } from 'react';
import type { FileDropTexts } from './texts/file-drop-texts.ts';
import { useFileDropTexts } from './texts/use-file-drop-texts.ts';
import type { UploadItem } from './upload-item.ts';

/** What to say when files come, arrive, fail or go; what stands there at first is no news. */
export function useUploadAnnouncement(slots: readonly UploadItem[]): string {
  const texts = useFileDropTexts().news;
  const last = useRef(slots);
  const [news, setNews] = useState('');
  useEffect(() => {
    const before = new Map(last.current.map((slot) => [slot.id, slot]));
    last.current = slots;
    const said = newsOf(texts, before, slots);
    if (said) setNews(said);
  }, [slots, texts]);
  return news;
}

function newsOf(
  texts: FileDropTexts['news'],
  before: ReadonlyMap<string, UploadItem>,
  slots: readonly UploadItem[],
): string {
  const fresh = slots.filter(({ id }) => !before.has(id));
  const turned = slots.filter(({ id, state }) => before.get(id)?.state !== state);
  const ids = new Set(slots.map(({ id }) => id));
  const gone = [...before.values()].filter(({ id }) => !ids.has(id));
  return [
    fresh.length > 1 ? [texts.severalChosen(fresh.length)] : fresh.map(({ name }) => texts.chosen(name)),
    turned.map(({ state, name, error }) => {
      if (state === 'done') return texts.done(name);
      return state === 'failed' ? `${texts.failed(name)} ${error ?? ''}` : '';
    }),
    gone.map(({ name }) => texts.removed(name)),
  ]
    .flat()
    .filter(Boolean)
    .join(' ');
}
