import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Scrolls a list to the current day, or to the next one with events. */
export function useListPlace(date: string, hasDays: boolean): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const area = list.current?.parentElement;
    if (!area || !hasDays) return;
    const days = [...area.querySelectorAll<HTMLElement>('[data-day]')];
    const day = days.find((one) => (one.dataset['day'] ?? '') >= date);
    area.scrollTop = day && day !== days[0] ? topOf(day) - topOf(area) + area.scrollTop : 0;
  }, [date, hasDays]);
  return list;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;
