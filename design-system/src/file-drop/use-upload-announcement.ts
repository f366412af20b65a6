import { useEffect, useRef, useState } from 'react';
import type { UploadItem } from './upload-item.ts';

/** What to say when files come, arrive, fail or go; what stands there at first is no news. */
export function useUploadAnnouncement(slots: readonly UploadItem[]): string {
  const last = useRef(slots);
  const [news, setNews] = useState('');
  useEffect(() => {
    const before = new Map(last.current.map((slot) => [slot.id, slot]));
    last.current = slots;
    const said = newsOf(before, slots);
    if (said) setNews(said);
  }, [slots]);
  return news;
}

function newsOf(before: ReadonlyMap<string, UploadItem>, slots: readonly UploadItem[]): string {
  const fresh = slots.filter(({ id }) => !before.has(id));
  const turned = slots.filter(({ id, state }) => before.get(id)?.state !== state && state in TURNS);
  const ids = new Set(slots.map(({ id }) => id));
  const gone = [...before.values()].filter(({ id }) => !ids.has(id));
  return [
    fresh.length === 1 && `${fresh[0]?.name}: chosen.`,
    fresh.length > 1 && `${fresh.length} files chosen.`,
    ...turned.map(
      (slot) => `${slot.name}: ${TURNS[slot.state]}${slot.state === 'failed' ? ` ${slot.error ?? ''}` : ''}`,
    ),
    ...gone.map(({ name }) => `${name}: removed.`),
  ]
    .filter(Boolean)
    .join(' ');
}

const TURNS: Partial<Record<UploadItem['state'], string>> = { done: 'added.', failed: 'not added.' };
